//! The port's contract with an in-memory store, and over HTTP with an S3-compatible server in this process.
#![allow(clippy::unwrap_used, reason = "tests")]

mod server;

use object_store::memory::InMemory;
use server::Server;

use super::*;

fn files() -> (Arc<InMemory>, ObjectFiles) {
    let store = Arc::new(InMemory::new());
    (Arc::clone(&store), ObjectFiles::over(store, "shop/one").unwrap())
}

#[test]
fn what_was_put_comes_back() {
    let (_store, files) = files();
    files.put(FileArea::Media, "ab-1.png", b"one").unwrap();
    files.put(FileArea::Media, "ab-1.png", b"two").unwrap();
    assert_eq!(files.get(FileArea::Media, "ab-1.png").unwrap(), b"two");
    assert_eq!(files.get(FileArea::Private, "ab-1.png"), Err(FileError::Missing));
    files.put(FileArea::Media, "aa.png", b"1").unwrap();
    let file = |key: &str, bytes| StoredFile { key: key.to_owned(), bytes };
    assert_eq!(files.list(FileArea::Media).unwrap(), [file("aa.png", 1), file("ab-1.png", 3)]);
    assert_eq!(files.list(FileArea::Private).unwrap(), []);
    files.remove(FileArea::Media, "ab-1.png").unwrap();
    files.remove(FileArea::Media, "ab-1.png").unwrap();
    assert_eq!(files.get(FileArea::Media, "ab-1.png"), Err(FileError::Missing));
}

#[test]
fn files_lie_below_the_prefix_by_area() {
    let (store, files) = files();
    files.put(FileArea::Private, "doc-1.pdf", b"paper").unwrap();
    let bare = ObjectFiles::over(store, "").unwrap();
    assert_eq!(bare.path(FileArea::Private, "doc-1.pdf").unwrap().as_ref(), "private/doc-1.pdf");
    assert_eq!(bare.get(FileArea::Private, "doc-1.pdf"), Err(FileError::Missing));
    assert_eq!(files.path(FileArea::Private, "doc-1.pdf").unwrap().as_ref(), "shop/one/private/doc-1.pdf");
}

#[test]
fn no_key_leads_out_of_the_area() {
    let (_store, files) = files();
    for key in ["../private/a.pdf", "/etc/passwd", "..", ".", "", "a", ".a", "a.", "a.b.c", "a/b.c", "A.png"] {
        assert_eq!(files.get(FileArea::Media, key), Err(FileError::BadKey), "{key:?}");
        assert_eq!(files.put(FileArea::Media, key, b""), Err(FileError::BadKey), "{key:?}");
        assert_eq!(files.remove(FileArea::Media, key), Err(FileError::BadKey), "{key:?}");
    }
}

/// Requests read files on threads of an async runtime that may block, and the last owner may be async code.
#[test]
fn it_works_from_inside_a_runtime() {
    let outer = Builder::new_multi_thread().worker_threads(1).build().unwrap();
    outer.block_on(async {
        let files = Arc::new(files().1);
        let kept = Arc::clone(&files);
        let read = tokio::task::spawn_blocking(move || {
            kept.put(FileArea::Media, "a.png", b"one")?;
            kept.get(FileArea::Media, "a.png")
        });
        assert_eq!(read.await.unwrap().unwrap(), b"one");
        drop(files);
    });
}

#[test]
fn a_bucket_is_opened_by_its_settings_alone() {
    assert!(ObjectFiles::bucket("tierway-test", "a").is_ok());
}

/// The bucket `shop` of a server, as the `AWS_*` variables would describe it.
fn connected(server: &Server, prefix: &str) -> ObjectFiles {
    let settings = AmazonS3Builder::new()
        .with_endpoint(server.url())
        .with_allow_http(true)
        .with_region("eu-central-1")
        .with_access_key_id("key")
        .with_secret_access_key("secret");
    ObjectFiles::connect(settings, "shop", prefix).unwrap()
}

#[test]
fn files_travel_to_a_compatible_server_and_back() {
    let server = Server::start();
    let files = connected(&server, "one");
    let large: Vec<u8> = (0..3_000_000_u32).map(|number| number as u8).collect();
    files.put(FileArea::Private, "doc-1.pdf", b"%PDF-1.7").unwrap();
    files.put(FileArea::Media, "ab.png", &large).unwrap();
    assert_eq!(files.get(FileArea::Private, "doc-1.pdf").unwrap(), b"%PDF-1.7");
    assert_eq!(files.get(FileArea::Media, "ab.png").unwrap(), large);
    assert_eq!(server.paths(), ["/shop/one/media/ab.png", "/shop/one/private/doc-1.pdf"]);
    assert!(server.signed(), "every request is signed");
    files.remove(FileArea::Media, "ab.png").unwrap();
    files.remove(FileArea::Media, "ab.png").unwrap();
    assert_eq!(files.get(FileArea::Media, "ab.png"), Err(FileError::Missing));
    assert_eq!(server.paths(), ["/shop/one/private/doc-1.pdf"]);
}

#[test]
fn another_instance_finds_what_the_first_has_kept() {
    let server = Server::start();
    connected(&server, "").put(FileArea::Private, "doc-1.pdf", b"paper").unwrap();
    assert_eq!(connected(&server, "").get(FileArea::Private, "doc-1.pdf").unwrap(), b"paper");
    assert_eq!(connected(&server, "other").get(FileArea::Private, "doc-1.pdf"), Err(FileError::Missing));
}

#[test]
fn a_bucket_that_does_not_answer_is_given_up() {
    let (_store, files) = files();
    let never = std::future::pending::<Result<(), Error>>();
    let told = files.wait(Duration::from_millis(20), never);
    assert_eq!(told, Err(FileError::Failed("the bucket does not answer in time".to_owned())));
    assert!(FILE_TIMEOUT < Duration::from_secs(5) && patience().retry_timeout <= FILE_TIMEOUT);
}
