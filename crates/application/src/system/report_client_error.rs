//! `POST /api/client-errors`: what of an error in somebody's browser goes into the log. Anybody may send one, so nothing is
//! taken as it comes: queries, ids, codes, quoted contents, addresses, numbers and stacks of other programs are left out. A
//! name in plain words cannot be told from other words; our own errors contain none.

use tierway_kernel::{Permission, is_one_line};

use crate::{Context, Failure};

/// Most characters of the message that are logged.
const LONGEST_MESSAGE: usize = 200;
/// Most characters of a release.
const LONGEST_RELEASE: usize = 64;
/// Most segments of a path.
const MOST_SEGMENTS: usize = 8;
/// Most characters of a segment, and of the name of a script.
const LONGEST_NAME: usize = 60;
/// Most places in our scripts that are logged of a stack.
const MOST_PLACES: usize = 20;
/// Where our scripts are found.
const SCRIPTS: &str = "/assets/";
/// Stands for what is not logged.
const LEFT_OUT: &str = "…";
/// A word with so many digits may be a phone number, an order or an account.
const TELLING_DIGITS: usize = 4;
/// What follows it in a path is somebody's referral code.
const REFERRAL: &str = "ref";
/// Quotation marks with what closes them.
const QUOTES: [(char, char); 6] = [('"', '"'), ('\'', '\''), ('`', '`'), ('“', '”'), ('‘', '’'), ('«', '»')];

/// An error of a page, as the browser reports it, and as it is logged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClientError {
    /// The version and build of the page.
    pub release: String,
    /// The pattern of the page's path.
    pub path: String,
    /// Name and message of the error.
    pub message: String,
    /// Where it happened; as it is logged only the places in our scripts.
    pub stack: String,
    /// In which component; as it is logged only the places in our scripts.
    pub component_stack: String,
}

/// What of a reported error is logged. Nothing is stored.
pub fn report_client_error(context: &Context, reported: &ClientError) -> Result<ClientError, Failure> {
    context.require(Permission::ReportClientError)?;
    Ok(reported.for_the_log())
}

impl ClientError {
    /// Without what may be about a person, and cut to size.
    fn for_the_log(&self) -> ClientError {
        ClientError {
            release: release(&self.release),
            path: route(&self.path),
            message: message(&self.message),
            stack: places(&self.stack),
            component_stack: places(&self.component_stack),
        }
    }
}

fn release(text: &str) -> String {
    let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || "-_.+".contains(*sign);
    text.chars().filter(is_plain).take(LONGEST_RELEASE).collect()
}

/// The path without its query. A segment that is no word of ours, such as a number or a referral code, becomes `:id`.
fn route(path: &str) -> String {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let Some(path) = path.strip_prefix('/') else { return LEFT_OUT.to_owned() };
    let mut is_code = false;
    let named = path.split('/').take(MOST_SEGMENTS).map(|segment| {
        let is_named = segment.starts_with(':') || !std::mem::replace(&mut is_code, segment == REFERRAL);
        if is_named && is_word(segment) { segment } else { ":id" }
    });
    format!("/{}", named.collect::<Vec<_>>().join("/"))
}

/// `become-agent`, or the name of a parameter, as in `:productId`.
fn is_word(segment: &str) -> bool {
    let is_short = segment.len() <= LONGEST_NAME;
    is_short
        && match segment.strip_prefix(':') {
            Some(name) => name.bytes().all(|byte| byte.is_ascii_alphabetic()),
            None => segment.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
        }
}

/// The message in one line, without quoted contents, queries, email addresses, codes and long numbers.
fn message(text: &str) -> String {
    let unquoted = unquoted(text);
    let is_separator = |sign: char| sign.is_whitespace() || !is_one_line(sign.encode_utf8(&mut [0; 4]));
    let words: Vec<&str> = unquoted.split(is_separator).filter(|word| !word.is_empty()).collect();
    let is_number = |at: usize| words.get(at).is_some_and(|word| is_number(word));
    let harmless = (0..words.len()).map(|at| match words[at] {
        // A phone number in groups.
        _ if is_number(at) && (is_number(at + 1) || at > 0 && is_number(at - 1)) => LEFT_OUT.to_owned(),
        word => harmless(word),
    });
    harmless.collect::<Vec<_>>().join(" ").chars().take(LONGEST_MESSAGE).collect()
}

/// Without what stands in quotation marks, unless it is the name of a property, as in `reading 'items'`.
fn unquoted(text: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some((at, open)) = rest.char_indices().find(|(_, sign)| QUOTES.iter().any(|(open, _)| open == sign)) {
        let close = QUOTES.iter().find(|(one, _)| *one == open).map_or(open, |(_, close)| *close);
        let (before, quoted) = (&rest[..at], &rest[at + open.len_utf8()..]);
        left.push_str(before);
        left.push(open);
        // The apostrophe of a word opens nothing.
        if open == '\'' && before.ends_with(char::is_alphanumeric) {
            rest = quoted;
            continue;
        }
        let Some((content, after)) = quoted.split_once(close) else { return left + LEFT_OUT };
        left.push_str(if is_property(content) { content } else { LEFT_OUT });
        left.push(close);
        rest = after;
    }
    left + rest
}

fn is_property(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$');
    text.len() <= LONGEST_NAME
        && text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.bytes().all(is_sign)
}

fn is_number(word: &str) -> bool {
    word.contains(|sign: char| sign.is_ascii_digit())
        && word.bytes().all(|byte| byte.is_ascii_digit() || b"+-().,".contains(&byte))
}

fn harmless(word: &str) -> String {
    let digits = word.chars().filter(char::is_ascii_digit).count();
    let is_code = digits > 0 && word.contains(|sign: char| sign.is_ascii_uppercase());
    if word.contains(['@', '%']) || word.contains("://") {
        LEFT_OUT.to_owned()
    } else if word.starts_with('/') {
        route(word)
    } else if is_code || digits >= TELLING_DIGITS || word.contains(['?', '#']) {
        LEFT_OUT.to_owned()
    } else {
        word.to_owned()
    }
}

/// The places in our scripts that a stack names: `index-Bx3kQz1a.js:1:2045`.
fn places(stack: &str) -> String {
    stack.split(SCRIPTS).skip(1).filter_map(place).take(MOST_PLACES).collect::<Vec<_>>().join(" ")
}

fn place(text: &str) -> Option<&str> {
    let place = text.split(|sign: char| !sign.is_ascii_alphanumeric() && !"-_.:".contains(sign)).next()?;
    let (name, position) = place.split_once(".js:")?;
    let (line, column) = position.split_once(':')?;
    let is_number = |text: &str| (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    (name.len() <= LONGEST_NAME && !name.contains(':') && is_number(line) && is_number(column)).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_logged_without_query_ids_and_codes() {
        let routes = [
            ("/products/:productId", "/products/:productId"),
            ("/products/42?q=anna%40mail.example#top", "/products/:id"),
            ("/ref/K7M2QX9T", "/ref/:id"),
            ("/ref/kmqxwt", "/ref/:id"),
            ("/ref/:code", "/ref/:code"),
            ("/", "/"),
            ("/dashboard/agent/sub-agents", "/dashboard/agent/sub-agents"),
            ("/:<script>", "/:id"),
            ("/*", "/:id"),
            ("https://shop.example.com/orders", LEFT_OUT),
            ("", LEFT_OUT),
        ];
        for (path, logged) in routes {
            assert_eq!(route(path), logged, "{path}");
        }
        assert_eq!(route(&"/a".repeat(100)), "/a".repeat(MOST_SEGMENTS));
        assert_eq!(route(&format!("/{}", "a".repeat(100))), "/:id");
    }

    #[test]
    fn a_message_is_one_short_line_without_personal_data() {
        let messages = [
            (
                "TypeError: v.map is not a function (reading 'items')",
                "TypeError: v.map is not a function (reading 'items')",
            ),
            ("Unexpected token 'H', \"Hello Anna\" is not JSON", "Unexpected token '…', \"…\" is not JSON"),
            ("Can't find variable: cart", "Can't find variable: cart"),
            ("no dealer `Anna Tan`, no “Ben”", "no dealer `…`, no “…”"),
            ("GET /api/users/1234 and /ref/K7M2QX9T failed: 404", "GET /api/users/:id and /ref/:id failed: 404"),
            ("no agent K7M2QX9T", "no agent …"),
            ("call +60 12 345 6789 now", "call … … … … now"),
            ("turned \u{202e}round", "turned round"),
            ("no anna@mail.example\r\nWARN forged\u{1b}[0m", "no … WARN forged [0m"),
            ("GET /api/users?q=Anna failed for +60123456789", "GET /api/users failed for …"),
            ("at https://shop.example.com/reset?token=abc", "at …"),
            ("an open \"quote of Anna", "an open \"…"),
        ];
        for (text, logged) in messages {
            assert_eq!(message(text), logged);
        }
        assert_eq!(message(&"ä".repeat(5000)).chars().count(), LONGEST_MESSAGE);
    }

    #[test]
    fn of_a_stack_the_places_in_our_scripts_are_logged() {
        let chrome = "TypeError: no Anna\n    at v (https://shop.example.com/assets/index-Bx3k_1.js:1:2045)\n    \
                      at https://evil.example/anna.js:1:2\n    at <anonymous> (https://shop.example.com/assets/Page.js:22:1)";
        assert_eq!(places(chrome), "index-Bx3k_1.js:1:2045 Page.js:22:1");
        assert_eq!(places("v@https://shop.example.com/assets/index-B.js:1:20\nw@/assets/x.css:1:2"), "index-B.js:1:20");
        assert_eq!(places("/assets/.js /assets/a.js:1 /assets/a.js:1:x /assets/a:b.js:1:2 /assets/ä.js:1:2"), "");
        assert_eq!(places(&"/assets/a.js:1:2 ".repeat(100)).split(' ').count(), MOST_PLACES);
        assert_eq!(places(&format!("/assets/{}.js:1:2", "a".repeat(100))), "");
    }

    #[test]
    fn a_release_has_signs_of_versions_only() {
        assert_eq!(release("0.1.0+index-Bx3k_1"), "0.1.0+index-Bx3k_1");
        assert_eq!(release(" anna@mail\n"), "annamail");
        assert_eq!(release(&"1".repeat(100)).len(), LONGEST_RELEASE);
    }
}
