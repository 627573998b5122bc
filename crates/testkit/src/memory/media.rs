//! Records of pictures.

use chrono::{DateTime, Utc};
use tierway_application::media::{Media, MediaRepository, Touched};
use tierway_kernel::StoreError;

use super::state::MediaRow;
use super::transaction::MemoryTransaction;

impl MediaRepository for MemoryTransaction {
    fn note(&mut self, media: &Media, now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        if state.media.get(&media.key).is_some_and(|row| row.is_going) {
            return Err(StoreError::Contended);
        }
        state.media.insert(media.key.clone(), MediaRow { touched_at: now, is_going: false });
        Ok(())
    }

    fn touch(&mut self, keys: &[String], now: DateTime<Utc>) -> Result<Vec<String>, StoreError> {
        let rows = self.write()?.media.iter_mut().filter(|(key, row)| keys.contains(key) && !row.is_going);
        Ok(rows
            .map(|(key, row)| {
                row.touched_at = now;
                key.clone()
            })
            .collect())
    }

    fn untouched(
        &mut self,
        before: DateTime<Utc>,
        after: Option<&Touched>,
        limit: u32,
    ) -> Result<Vec<Touched>, StoreError> {
        let old = self.state.media.iter().filter(|(_, row)| !row.is_going && row.touched_at < before);
        let mut rows: Vec<_> = old.map(|(key, row)| Touched { key: key.clone(), at: row.touched_at }).collect();
        rows.sort_by(|one, other| (one.at, &one.key).cmp(&(other.at, &other.key)));
        rows.retain(|row| after.is_none_or(|after| (row.at, &row.key) > (after.at, &after.key)));
        rows.truncate(limit as usize);
        Ok(rows)
    }

    fn begin_removal(&mut self, keys: &[String], before: DateTime<Utc>) -> Result<Vec<String>, StoreError> {
        let rows = self.write()?.media.iter_mut();
        let old = rows.filter(|(key, row)| keys.contains(key) && !row.is_going && row.touched_at < before);
        Ok(old
            .map(|(key, row)| {
                row.is_going = true;
                key.clone()
            })
            .collect())
    }

    fn being_removed(&mut self, limit: u32) -> Result<Vec<String>, StoreError> {
        let going = self.state.media.iter().filter(|(_, row)| row.is_going);
        Ok(going.take(limit as usize).map(|(key, _)| key.clone()).collect())
    }

    fn end_removal(&mut self, keys: &[String]) -> Result<u64, StoreError> {
        let media = &mut self.write()?.media;
        let before = media.len();
        media.retain(|key, row| !(row.is_going && keys.contains(key)));
        Ok((before - media.len()) as u64)
    }
}
