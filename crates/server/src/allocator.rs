//! The allocator, and how soon it gives memory back.
//!
//! By itself mimalloc keeps freed pages for a second and returns them when later frees remind it; a server that falls
//! idle after its start keeps them for good, 85 MB instead of 42 with demo data. The delay can be set only through its
//! environment, which it reads before `main`, so the server restarts itself once with it (docs/performance.md).

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Milliseconds that freed pages are kept. An operator who sets it, to whatever value, is obeyed.
const DELAY: &str = "MIMALLOC_PURGE_DELAY";

/// Restarts this program under the same process id, unless the delay is set already. When that cannot be done, the
/// server goes on with the allocator's own delay: it costs memory, nothing else.
#[cfg(unix)]
pub fn give_back_soon() {
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

/// Elsewhere the allocator keeps its own delay.
#[cfg(not(unix))]
pub fn give_back_soon() {}
