//! Hosts of external pictures.

use tierway_catalogue::image_host;

use crate::settings::COMPANY_LOGO;
use crate::{Failure, Transaction};

/// Most hosts that a page's policy names: a header must stay short.
const MOST_HOSTS: u32 = 200;

/// The hosts of the products' pictures and of the logo.
pub fn picture_hosts(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let mut hosts = tx.media().hosts(MOST_HOSTS)?;
    if let Some(host) = tx.settings().get(COMPANY_LOGO)?.and_then(|logo| image_host(&logo))
        && !hosts.contains(&host)
    {
        hosts.push(host);
    }
    Ok(hosts)
}
