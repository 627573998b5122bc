//! Process metrics of the operating system.

/// The memory the process holds, in bytes; `None` where the system has no `/proc`.
pub(super) fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    resident(&status)
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_resident_memory_is_read_in_bytes() {
        assert_eq!(resident("Name:\ttierway\nVmRSS:\t   51200 kB\nThreads:\t9\n"), Some(52_428_800));
        assert_eq!(resident("Name:\ttierway\n"), None);
        assert_eq!(resident("VmRSS:\tmuch kB\n"), None);
    }
}
