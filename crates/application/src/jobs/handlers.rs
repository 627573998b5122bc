//! Which use case does which kind of job. The one place that knows.

use super::purge_expired::purge_expired;
use super::{Done, JobKind, Run};
use crate::{
    Failure, accounts, analytics, backups, commissions, imports, inventory, mail, media, orders, quotes, reports,
    webhooks, workforce,
};

/// Does the job. A handler that needs nothing from outside is one transaction:
///
/// ```text
/// JobKind::TidyUp => run.done(|tx, context| tidy_up(tx, context)),
/// ```
pub(super) fn handle(run: &Run<'_>) -> Result<Done, Failure> {
    match run.job().kind {
        JobKind::SendMail => mail::send_mail(run),
        JobKind::ResetPassword => accounts::create_reset(run),
        JobKind::DocumentExpiry => run.done(|tx, context| accounts::notify_expiring(tx, context).map(|_| ())),
        JobKind::HoldExpiredLots => run.done(|tx, context| inventory::hold_expired(tx, context).map(|_| ())),
        JobKind::CollectMedia => media::collect_media(run),
        JobKind::CheckImport => imports::check_rows(run),
        JobKind::ApplyImport => imports::apply_rows(run),
        JobKind::PurgeImports => imports::purge_imports(run),
        JobKind::ApproveCommissions => run.done(|tx, context| commissions::approve_matured(tx, context).map(|_| ())),
        JobKind::GrantBonuses => run.done(|tx, context| commissions::grant_bonuses(tx, context).map(|_| ())),
        JobKind::ExpireQuotes => run.done(|tx, context| quotes::expire_quotes(tx, context).map(|_| ())),
        JobKind::CancelUnpaid => orders::cancel_unpaid(run),
        JobKind::CompleteDelivered => orders::complete_delivered(run),
        JobKind::BackInStock => inventory::notify_back_in_stock(run),
        JobKind::PurgeExpired => purge_expired(run),
        JobKind::MakeBackup => backups::make_backup(run),
        JobKind::DailyBackup => backups::make_daily_backup(run),
        JobKind::DeliverWebhook => webhooks::deliver(run),
        JobKind::NoticeDigest => workforce::send_digests(run),
        JobKind::SendReports => reports::send_reports(run),
        JobKind::RollupSales => analytics::rollup_sales(run),
    }
}
