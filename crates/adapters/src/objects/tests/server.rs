//! As much of an S3-compatible server as the port needs: PUT, GET and DELETE of whole objects.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// A server on a free port of this machine, gone with the process.
pub struct Server {
    port: u16,
    kept: Arc<Mutex<Kept>>,
}

#[derive(Default)]
struct Kept {
    objects: BTreeMap<String, Vec<u8>>,
    unsigned: usize,
}

impl Server {
    /// Starts one with nothing in it.
    pub fn start() -> Server {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let kept: Arc<Mutex<Kept>> = Arc::default();
        let shared = Arc::clone(&kept);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // A client that hangs up ends its request, not the server.
                drop(answer(stream, &shared));
            }
        });
        Server { port, kept }
    }

    /// The address it listens on.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Paths of its objects, in alphabetical order.
    pub fn paths(&self) -> Vec<String> {
        self.kept.lock().unwrap().objects.keys().cloned().collect()
    }

    /// Whether every request so far was signed.
    pub fn signed(&self) -> bool {
        self.kept.lock().unwrap().unsigned == 0
    }
}

/// One request on one connection.
fn answer(mut stream: TcpStream, kept: &Mutex<Kept>) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let (mut length, mut signed) = (0, false);
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let line = line.trim().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(text) = line.strip_prefix("content-length:") {
            length = text.trim().parse().unwrap_or(0);
        }
        signed |= line.starts_with("authorization: aws4-hmac-sha256");
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let mut words = first.split_whitespace();
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default().to_owned());
    let mut kept = kept.lock().unwrap();
    kept.unsigned += usize::from(!signed);
    let (status, body) = match method {
        "PUT" => {
            kept.objects.insert(path, body);
            ("200 OK", Vec::new())
        }
        "DELETE" => {
            kept.objects.remove(&path);
            ("204 No Content", Vec::new())
        }
        _ => match kept.objects.get(&path) {
            Some(bytes) => ("200 OK", bytes.clone()),
            None => ("404 Not Found", b"<Error><Code>NoSuchKey</Code></Error>".to_vec()),
        },
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nETag: \"1\"\r\nLast-Modified: Sat, 21 Nov 2026 20:00:00 GMT\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(&body)
}
