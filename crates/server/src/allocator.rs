//! The allocator, and when it returns memory.
//!
//! By default mimalloc returns freed pages after a second, triggered by later frees; a server that is idle after its
//! start keeps them forever, 85 MB instead of 42 with demo data. The delay can only be set by an environment variable
//! read before `main`, so the server restarts itself once with it (docs/performance.md).

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Delay in milliseconds. A value set by the operator takes precedence.
const DELAY: &str = "MIMALLOC_PURGE_DELAY";

/// Re-executes this program under the same process id, unless the delay is already set. If that fails, the server
/// continues with the default delay, which only costs memory.
#[cfg(unix)]
pub fn purge_soon() {
    use std::os::unix::process::CommandExt as _;

    if std::env::var_os(DELAY).is_some() {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    let mut arguments = std::env::args_os();
    let name = arguments.next().unwrap_or_else(|| program.clone().into());
    // Returns only when it was refused.
    let _refused = std::process::Command::new(program).arg0(name).args(arguments).env(DELAY, "0").exec();
}

/// On other platforms the default delay applies.
#[cfg(not(unix))]
pub fn purge_soon() {}
