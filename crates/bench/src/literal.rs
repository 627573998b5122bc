//! Reads the values of a recorded statement back out of diesel's debug form: `[7, "text", None, Some(3), [1, 2]]`.

/// A value bound to a statement.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// SQL NULL.
    Null,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A text.
    Text(String),
    /// An array, which only PostgreSQL has.
    List(Vec<Value>),
}

/// Reads a bracketed list; the error is the part that could not be read.
pub fn parse_list(text: &str) -> Result<Vec<Value>, String> {
    let mut rest = Rest(text.trim());
    match (rest.value(), rest.0) {
        (Some(Value::List(values)), "") => Ok(values),
        (_, rest) => Err(rest.chars().take(80).collect()),
    }
}

/// What is still to be read.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    fn value(&mut self) -> Option<Value> {
        self.0 = self.0.trim_start();
        match self.0.chars().next()? {
            '[' => self.list(),
            '"' => self.text(),
            '-' | '0'..='9' => self.number(),
            _ => self.name(),
        }
    }

    fn take(&mut self, expected: char) -> Option<()> {
        self.0 = self.0.trim_start().strip_prefix(expected)?;
        Some(())
    }

    fn list(&mut self) -> Option<Value> {
        self.take('[')?;
        let mut values = Vec::new();
        while self.take(']').is_none() {
            if !values.is_empty() {
                self.take(',')?;
            }
            values.push(self.value()?);
        }
        Some(Value::List(values))
    }

    fn number(&mut self) -> Option<Value> {
        let end = self.0.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(self.0.len());
        let (digits, rest) = self.0.split_at(end);
        self.0 = rest;
        digits.parse().ok().map(Value::Int)
    }

    /// `None`, `true`, `false`, or a wrapper such as `Some(…)` or a newtype around one value.
    fn name(&mut self) -> Option<Value> {
        let end = self.0.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.0.len());
        let before = self.0;
        let (name, rest) = before.split_at(end);
        self.0 = rest;
        match name {
            "None" => return Some(Value::Null),
            "true" => return Some(Value::Bool(true)),
            "false" => return Some(Value::Bool(false)),
            _ => {}
        }
        let inner = if name.is_empty() { None } else { self.take('(').and_then(|()| self.value()) };
        if inner.is_none() {
            self.0 = before;
        }
        inner.filter(|_| self.take(')').is_some())
    }

    fn text(&mut self) -> Option<Value> {
        let mut text = String::new();
        let mut chars = self.0.char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.0 = &self.0[at + 1..];
                    return Some(Value::Text(text));
                }
                '\\' => text.push(escaped(&mut chars)?),
                other => text.push(other),
            }
        }
        None
    }
}

fn escaped(chars: &mut impl Iterator<Item = (usize, char)>) -> Option<char> {
    Some(match chars.next()?.1 {
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        '0' => '\0',
        'u' => {
            let digits: String = chars.map(|(_, c)| c).skip(1).take_while(|c| *c != '}').collect();
            char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?
        }
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Value {
        Value::Text(text.to_owned())
    }

    #[test]
    fn what_diesel_prints_is_read_back() {
        let values =
            ["7", "-3", "\"a\\\"b, [\\u{7f}\\n\"", "None", "Some(4)", "true", "[1, 2]", "[]", "Id(9)", "\"é\""];
        let list = parse_list(&format!("[{}]", values.join(", "))).expect("readable");
        let expected = vec![
            Value::Int(7),
            Value::Int(-3),
            text("a\"b, [\u{7f}\n"),
            Value::Null,
            Value::Int(4),
            Value::Bool(true),
            Value::List(vec![Value::Int(1), Value::Int(2)]),
            Value::List(vec![]),
            Value::Int(9),
            text("é"),
        ];
        assert_eq!(list, expected);
        assert_eq!(parse_list("[]"), Ok(vec![]));
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        assert_eq!(parse_list("[1, Object {\"a\": 1}]"), Err("Object {\"a\": 1}]".to_owned()));
        assert!(parse_list("[1, 2").is_err());
        assert!(parse_list("[\"open]").is_err());
    }
}
