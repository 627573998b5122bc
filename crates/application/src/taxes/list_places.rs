//! `GET /api/places`.

use tierway_kernel::{Country, Permission, countries};

use crate::{Context, Failure};

/// All countries by name.
pub fn list_places(context: &Context) -> Result<&'static [Country], Failure> {
    context.require(Permission::ListPlaces)?;
    Ok(countries())
}
