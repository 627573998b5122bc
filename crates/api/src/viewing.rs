//! The viewer profile of the caller (decision 71). Derived from the session and the region of the stored address; the
//! region is cached, so that a cached response is found without a query.

use quick_cache::sync::Cache;
use tierway_application::catalogue::{PROFILE_TOPICS, ViewerProfile, viewer_profile};
use tierway_catalogue::Region;
use tierway_kernel::UserId;

use crate::freshness::Stamp;
use crate::{Call, Problem};

/// Of how many people the region is remembered; the least seen give way.
const REMEMBERED: usize = 4096;

/// Regions of people by account.
pub(crate) struct KnownRegions(Cache<UserId, (Stamp, Option<Region>)>);

impl Default for KnownRegions {
    fn default() -> Self {
        KnownRegions(Cache::new(REMEMBERED))
    }
}

impl Call {
    /// The profile of who asks.
    pub(crate) async fn viewer_profile(&self) -> Result<ViewerProfile, Problem> {
        let actor = self.actor();
        let profile = ViewerProfile::of(actor, None);
        let Some(user) = actor.id().filter(|_| profile.depends_on_region()) else { return Ok(profile) };
        let app = self.app();
        if let Some((stamp, region)) = app.regions.0.get(&user)
            && stamp.stands(app)
        {
            return Ok(ViewerProfile::of(actor, region));
        }
        let stamp = Stamp::now(app, PROFILE_TOPICS);
        let profile = self.read(|tx, context| viewer_profile(tx, &context.actor)).await?;
        app.regions.0.insert(user, (stamp, profile.prices.region()));
        Ok(profile)
    }
}
