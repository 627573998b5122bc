//! A small HTTP/1.1 client over one kept-alive connection: it sends prepared bytes, reads one whole answer
//! (`Content-Length` or chunked) and checks nothing but the framing. It does little, because it shares the
//! processors with the server it measures.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Room for most answers, so that one read is enough.
const BUFFER: usize = 64 * 1024;
/// No answer of the product is this long; a longer one is a fault.
const LONGEST: usize = 16 * 1024 * 1024;

/// An open connection and the bytes of its last answer.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    filled: usize,
}

/// One whole answer, borrowed from the connection.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer<'a> {
    /// Status code.
    pub status: u16,
    /// Status line and headers.
    pub head: &'a [u8],
    /// Body as sent: with the chunk sizes in it when it came chunked.
    pub body: &'a [u8],
}

/// Where the parts of an answer end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Frame {
    status: u16,
    head: usize,
    end: usize,
}

impl Connection {
    /// Connects.
    pub async fn open(address: SocketAddr) -> io::Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, buffer: vec![0; BUFFER], filled: 0 })
    }

    /// Sends a request and waits for its whole answer.
    pub async fn exchange(&mut self, request: &[u8]) -> io::Result<Answer<'_>> {
        self.stream.write_all(request).await?;
        self.filled = 0;
        loop {
            if self.filled == self.buffer.len() {
                if self.filled >= LONGEST {
                    return Err(fault("the answer does not end"));
                }
                self.buffer.resize(self.filled * 2, 0);
            }
            let read = self.stream.read(&mut self.buffer[self.filled..]).await?;
            if read == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            self.filled += read;
            if let Some(frame) = frame(&self.buffer[..self.filled])? {
                let (head, body) = self.buffer[..frame.end].split_at(frame.head);
                return Ok(Answer { status: frame.status, head, body });
            }
        }
    }
}

impl Answer<'_> {
    /// The first value of a header, whose name is compared without case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers(name).next()
    }

    /// All values of a header, whose name is compared without case.
    pub fn headers(&self, name: &str) -> impl Iterator<Item = &str> {
        std::str::from_utf8(self.head).unwrap_or_default().lines().skip(1).filter_map(move |line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// The extent of the answer at the start of `bytes`, `None` while it is not all there.
fn frame(bytes: &[u8]) -> io::Result<Option<Frame>> {
    let Some(head) = find(bytes, b"\r\n\r\n").map(|at| at + 4) else { return Ok(None) };
    let status = status(bytes)?;
    let body = &bytes[head..];
    let end = match body_framing(&bytes[..head])? {
        Framing::Length(length) => (body.len() >= length).then_some(length),
        Framing::Chunked => chunked_end(body)?,
    };
    Ok(end.map(|end| Frame { status, head, end: head + end }))
}

enum Framing {
    Length(usize),
    Chunked,
}

fn status(bytes: &[u8]) -> io::Result<u16> {
    let digits = bytes.get(9..12).filter(|_| bytes.starts_with(b"HTTP/1."));
    digits
        .and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok())
        .ok_or_else(|| fault("not an HTTP/1.1 status line"))
}

fn body_framing(head: &[u8]) -> io::Result<Framing> {
    for line in head.split(|byte| *byte == b'\n').skip(1) {
        let Some(colon) = line.iter().position(|byte| *byte == b':') else { continue };
        let (name, value) = (&line[..colon], line[colon + 1..].trim_ascii());
        if name.eq_ignore_ascii_case(b"content-length") {
            let length = std::str::from_utf8(value).ok().and_then(|text| text.parse().ok());
            return length.map(Framing::Length).ok_or_else(|| fault("Content-Length is not a number"));
        }
        if name.eq_ignore_ascii_case(b"transfer-encoding") {
            return Ok(Framing::Chunked);
        }
    }
    // 204 and 304 carry neither and have no body; anything else would be read until the connection closes, which
    // the product never does.
    Ok(Framing::Length(0))
}

/// Where the chunked body at the start of `bytes` ends, its last empty chunk included.
fn chunked_end(bytes: &[u8]) -> io::Result<Option<usize>> {
    let mut at = 0;
    loop {
        let Some(line) = find(&bytes[at..], b"\r\n") else { return Ok(None) };
        let digits = bytes[at..at + line].split(|byte| *byte == b';').next().unwrap_or_default();
        let size = std::str::from_utf8(digits).ok().and_then(|text| usize::from_str_radix(text.trim(), 16).ok());
        let size = size.filter(|size| *size <= LONGEST).ok_or_else(|| fault("a chunk size is not a number"))?;
        at += line + 2 + size + 2;
        if at > bytes.len() {
            return Ok(None);
        }
        if size == 0 {
            return Ok(Some(at));
        }
    }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

fn fault(text: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, text)
}

#[cfg(test)]
mod tests;
