//! A repeatable query parameter: `flavour=Mango&flavour=Mint`.

use serde::Serialize;
use serde::de::{Deserialize, Deserializer};

/// Stands between the values of one parameter once the query is read; no value holds it.
const BETWEEN: char = '\u{1f}';

/// The values of a repeatable parameter; none when it is absent.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Many(pub Vec<String>);

impl<'de> Deserialize<'de> for Many {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Many, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(Many(text.split(BETWEEN).map(str::to_owned).collect()))
    }
}

/// Joins the values of repeated parameters at the position of the first.
pub(crate) fn joined(pairs: &[&str]) -> Vec<String> {
    let mut names: Vec<&str> = Vec::new();
    let mut joined: Vec<String> = Vec::new();
    for pair in pairs {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        match names.iter().position(|known| *known == name) {
            Some(place) => {
                joined[place].push_str("%1F");
                joined[place].push_str(value);
            }
            None => {
                names.push(name);
                joined.push((*pair).to_owned());
            }
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_parameters_become_one() {
        assert_eq!(joined(&["a=1", "b=2", "a=3", "c", "a=%20"]), ["a=1%1F3%1F%20", "b=2", "c"]);
        assert_eq!(joined(&[]), Vec::<String>::new());
    }
}
