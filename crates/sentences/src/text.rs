//! What `#[error(…)]` holds.

use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream};
use syn::{Error, Ident, LitStr, Result, Token};

/// The text of an error.
pub(crate) enum Text {
    /// That of the only field.
    Transparent,
    /// The English text, and the values that are no fields.
    Of {
        /// The text with its slots.
        text: LitStr,
        /// The expressions by the names of their slots.
        values: Vec<(Ident, TokenStream)>,
    },
}

impl Parse for Text {
    fn parse(input: ParseStream<'_>) -> Result<Text> {
        if input.peek(Ident) {
            let word: Ident = input.parse()?;
            return if word == "transparent" { Ok(Text::Transparent) } else { Err(Error::new_spanned(word, WANTED)) };
        }
        let text: LitStr = input.parse()?;
        let mut values = Vec::new();
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let name: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            let mut value = TokenStream::new();
            while !input.is_empty() && !input.peek(Token![,]) {
                value.extend([input.parse::<TokenTree>()?]);
            }
            values.push((name, value));
        }
        Ok(Text::Of { text, values })
    }
}

const WANTED: &str = "an English text with slots, or `transparent`";

/// The names of the slots of a text.
pub(crate) fn slots(text: &LitStr) -> Result<Vec<String>> {
    let whole = text.value();
    let mut found: Vec<String> = Vec::new();
    for part in whole.split('{').skip(1) {
        let name = part.split_once('}').map_or("", |(name, _)| name);
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return Err(Error::new_spanned(text, "every slot has a name: a field such as {0} or {name}, or a value"));
        }
        if !found.iter().any(|known| known == name) {
            found.push(name.to_owned());
        }
    }
    Ok(found)
}
