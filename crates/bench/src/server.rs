//! The server under load: started as a process of its own from the release binary, watched through `/proc`, and
//! stopped when this value goes.

use std::fs::File;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::Result;
use crate::database::Database;

/// Longest wait for the first answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// Clock ticks a second in `/proc/*/stat`; fixed at 100 in Linux's interface to programs.
const TICKS: f64 = 100.0;

/// A running server.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// From the start of the process to the first answer to a question about products.
    pub first_answer: Duration,
}

/// Memory of a process in MB (10^6 bytes).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Memory {
    /// Now (VmRSS).
    pub now: f64,
    /// At most so far (VmHWM).
    pub peak: f64,
}

impl Server {
    /// Starts `serve` on a free loopback port and waits for its first answer. Its log goes to a file beside the data.
    pub fn start(binary: &Path, database: &Database) -> Result<Server> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let log = File::create(database.directory().join("server.log"))?;
        let mut command = command(binary, database);
        command.arg("serve").env("BIND_ADDRESS", address.to_string());
        command.env("PUBLIC_URL", format!("http://{address}"));
        let started = Instant::now();
        let child = command.stdout(log.try_clone()?).stderr(log).spawn()?;
        let mut server = Server { child, address, first_answer: Duration::ZERO };
        server.wait(started)?;
        Ok(server)
    }

    fn wait(&mut self, started: Instant) -> Result<()> {
        while !answers(self.address) {
            if let Some(status) = self.child.try_wait()? {
                return Err(format!("the server ended early ({status}); its log is server.log").into());
            }
            if started.elapsed() > PATIENCE {
                return Err("the server did not answer within 30 seconds".into());
            }
            thread::sleep(Duration::from_millis(1));
        }
        self.first_answer = started.elapsed();
        Ok(())
    }

    /// Its memory.
    pub fn memory(&self) -> Result<Memory> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let megabytes = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key))?;
            line.split_whitespace().next()?.parse().ok().map(|kib: f64| kib * 1024.0 / 1e6)
        };
        match (megabytes("VmRSS:"), megabytes("VmHWM:")) {
            (Some(now), Some(peak)) => Ok(Memory { now, peak }),
            _ => Err("/proc does not tell the server's memory".into()),
        }
    }

    /// Processor time it has used so far.
    pub fn processor_time(&self) -> Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: f64 = fields.iter().skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
        Ok(Duration::from_secs_f64(ticks / TICKS))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGTERM would need a signal library; the data is thrown away, so being killed does no harm.
        let _already_gone = self.child.kill();
        let _reaped = self.child.wait();
    }
}

/// Runs a command of the binary to its end.
pub fn run(binary: &Path, database: &Database, arguments: &[&str]) -> Result<()> {
    let output = command(binary, database).args(arguments).output()?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    Err(format!("`tierway {}` failed: {text}", arguments.join(" ")).into())
}

fn command(binary: &Path, database: &Database) -> Command {
    let mut command = Command::new(binary);
    command.env("DATA_DIR", database.directory()).env("DATABASE_URL", database.server_url()).stdin(Stdio::null());
    command
}

/// Whether the server gives a product list.
fn answers(address: SocketAddr) -> bool {
    let asked = || -> std::io::Result<bool> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream.write_all(b"GET /api/products?limit=50 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut start = [0; 12];
        stream.read_exact(&mut start)?;
        Ok(start.ends_with(b" 200"))
    };
    asked().unwrap_or(false)
}
