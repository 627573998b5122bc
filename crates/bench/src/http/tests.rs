#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;

use super::*;

const LENGTH: &[u8] =
    b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\ncontent-length: 5\r\nSet-Cookie: id=7\r\n\r\nhello";
const CHUNKED: &[u8] =
    b"HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nno suc\r\n7;x=1\r\nh\r\n0\r\n!\r\n0\r\n\r\n";
const EMPTY: &[u8] = b"HTTP/1.1 204 No Content\r\nx: y\r\n\r\n";

#[test]
fn an_answer_is_whole_only_with_its_last_byte() {
    for answer in [LENGTH, CHUNKED, EMPTY] {
        for cut in 0..answer.len() {
            assert_eq!(frame(&answer[..cut]).unwrap(), None, "cut at {cut}");
        }
        assert_eq!(frame(answer).unwrap().unwrap().end, answer.len());
    }
}

#[test]
fn what_is_not_http_is_a_fault() {
    assert!(frame(b"SSH-2.0-x\r\n\r\n").is_err());
    assert!(frame(b"HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n").is_err());
    assert!(frame(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n").is_err());
}

/// A server that gives one prepared answer after another on one connection, in small pieces.
fn serve(answers: Vec<Vec<u8>>, piece: usize) -> (SocketAddr, thread::JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.set_nodelay(true).unwrap();
        let mut request = [0; 1024];
        for answer in answers {
            let read = stream.read(&mut request).unwrap();
            assert!(request[..read].ends_with(b"\r\n\r\n"));
            for piece in answer.chunks(piece) {
                stream.write_all(piece).unwrap();
            }
        }
    });
    (address, server)
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

#[test]
fn the_client_reads_answers_one_after_another() {
    let long = [b"HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n\r\n".to_vec(), vec![b'x'; 200_000]].concat();
    let (address, server) = serve(vec![LENGTH.to_vec(), CHUNKED.to_vec(), long, EMPTY.to_vec()], 9);
    runtime().block_on(async {
        let mut connection = Connection::open(address).await.unwrap();
        let request = b"GET / HTTP/1.1\r\nHost: test\r\n\r\n";
        let first = connection.exchange(request).await.unwrap();
        assert_eq!((first.status, first.body), (200, b"hello".as_slice()));
        assert_eq!(first.header("SET-COOKIE"), Some("id=7"));
        let second = connection.exchange(request).await.unwrap();
        assert_eq!(second.status, 404);
        assert!(second.body.ends_with(b"!\r\n0\r\n\r\n"));
        assert_eq!(connection.exchange(request).await.unwrap().body.len(), 200_000);
        assert_eq!(connection.exchange(request).await.unwrap().status, 204);
        let closed = connection.exchange(request).await.unwrap_err();
        assert!(matches!(closed.kind(), io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset));
    });
    server.join().unwrap();
}
