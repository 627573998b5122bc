//! The setup code of a server that has no admin yet: `DATA_DIR/setup-code`, readable by its owner alone.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use tierway_application::accounts::draw_setup_code;
use tierway_application::{Access, Failure, Random, Store, transact_blocking};

use crate::stop::Stop;

/// Storage key.
pub fn place(data_dir: &Path) -> PathBuf {
    data_dir.join("setup-code")
}

/// The code while there is no admin: the stored one, or a new one. Afterwards none; the stored one is removed.
pub fn code(store: &dyn Store, random: &dyn Random, data_dir: &Path) -> Result<Option<String>, Stop> {
    let has_admin = transact_blocking(store, Access::Read, |tx| tx.users().admin_exists().map_err(Failure::from));
    let place = place(data_dir);
    let fault = |error| Stop::because(format!("The setup code cannot be kept in {}: {error}", place.display()));
    if has_admin.map_err(Stop::because)? {
        return match fs::remove_file(&place) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(fault(error)),
            _ => Ok(None),
        };
    }
    match fs::read_to_string(&place) {
        Ok(kept) if !kept.trim().is_empty() => return Ok(Some(kept.trim().to_owned())),
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(fault(error)),
        _ => {}
    }
    let code = draw_setup_code(random);
    keep(&place, &code).map_err(fault)?;
    Ok(Some(code))
}

fn keep(place: &Path, code: &str) -> std::io::Result<()> {
    if let Some(directory) = place.parent() {
        fs::create_dir_all(directory)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(place)?, "{code}")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use tierway_adapters::OsRandom;
    use tierway_kernel::Role;
    use tierway_testkit::Fresh;
    use tierway_testkit::builders::{add_user, new_user};

    #[test]
    fn the_code_is_kept_until_there_is_an_admin() {
        let store = Fresh::sqlite();
        let directory = tempfile::tempdir().unwrap();
        let code = || super::code(&*store, &OsRandom, directory.path()).unwrap();
        let first = code().unwrap();
        assert_eq!((first.len(), first.matches('-').count()), (23, 3), "{first}");
        assert_eq!(code(), Some(first.clone()), "the same after a restart");
        assert_eq!(fs::read_to_string(place(directory.path())).unwrap().trim(), first);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(place(directory.path())).unwrap().permissions().mode() & 0o777, 0o600);
        }
        transact_blocking(&*store, Access::Write, |tx| Ok(add_user(tx, &new_user(Role::Admin, "ada"))?)).unwrap();
        assert_eq!(code(), None);
        assert!(!place(directory.path()).exists());
    }
}
