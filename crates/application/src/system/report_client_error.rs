//! `POST /api/client-errors`: what of an error in somebody's browser goes into the log. Anybody may send one, so nothing is
//! taken as it comes: no query, no id, no name and no line of another's program gets through.

use tierway_kernel::Permission;

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
const TELLING_DIGITS: usize = 5;

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
    let named = path.split('/').take(MOST_SEGMENTS).map(|segment| if is_word(segment) { segment } else { ":id" });
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

/// The message in one line, without quoted contents, queries, email addresses and long numbers.
fn message(text: &str) -> String {
    let unquoted = text.split('"').enumerate().map(|(at, part)| if at % 2 == 1 { LEFT_OUT } else { part });
    let unquoted = unquoted.collect::<Vec<_>>().join("\"");
    let words = unquoted.split(|sign: char| sign.is_whitespace() || sign.is_control());
    let harmless = words.filter(|word| !word.is_empty()).map(harmless).collect::<Vec<_>>().join(" ");
    harmless.chars().take(LONGEST_MESSAGE).collect()
}

fn harmless(word: &str) -> &str {
    let digits = word.chars().filter(char::is_ascii_digit).count();
    if word.contains(['@', '%']) || word.contains("://") || digits >= TELLING_DIGITS {
        LEFT_OUT
    } else if word.contains('/') {
        word.split(['?', '#']).next().unwrap_or_default()
    } else {
        word
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
            ("Unexpected token 'H', \"Hello Anna\" is not JSON", "Unexpected token 'H', \"…\" is not JSON"),
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
