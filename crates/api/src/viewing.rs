//! The viewer profile of the caller (decision 71). Derived from the session and the region of the stored address; the
//! region is cached, so that a cached response is found without a query.

use tierway_application::catalogue::{PROFILE_TOPICS, ViewerProfile, viewer_profile};

use crate::freshness::Stamp;
use crate::{Call, Problem};

impl Call {
    /// The profile of the caller.
    pub(crate) async fn viewer_profile(&self) -> Result<ViewerProfile, Problem> {
        let actor = self.actor();
        let profile = ViewerProfile::of(actor, None);
        let Some(user) = actor.id().filter(|_| profile.depends_on_region()) else { return Ok(profile) };
        let app = self.app();
        if let Some(region) = app.regions.find(app.source(), user) {
            return Ok(ViewerProfile::of(actor, region));
        }
        let stamp = Stamp::now(app.source(), PROFILE_TOPICS);
        let profile = self.read(|tx, context| viewer_profile(tx, &context.actor)).await?;
        app.regions.note(user, stamp, profile.prices.region());
        Ok(profile)
    }
}
