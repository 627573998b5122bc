//! The languages Tierway speaks, and the catalogues of its sentences.

use std::collections::HashMap;
use std::sync::LazyLock;

crate::names! {
    /// A language of the people who use Tierway.
    #[derive(Default)]
    pub enum Language as "LanguageName" {
        /// English.
        #[default]
        En = "en",
        /// Malay.
        Ms = "ms",
        /// Chinese, in simplified characters.
        Zh = "zh",
        /// Thai.
        Th = "th",
    }
}

/// Translations by their English texts.
type Catalogue = HashMap<String, String>;

static MS: LazyLock<Catalogue> = LazyLock::new(|| read(include_str!("languages/ms.json")));
static ZH: LazyLock<Catalogue> = LazyLock::new(|| read(include_str!("languages/zh.json")));
static TH: LazyLock<Catalogue> = LazyLock::new(|| read(include_str!("languages/th.json")));

/// The catalogues are part of the program and a test reads them; a damaged one would leave its language in English.
fn read(json: &str) -> Catalogue {
    serde_json::from_str(json).unwrap_or_default()
}

/// The translation of an English text with slots; `None` for English and for texts without one.
pub(crate) fn translation(language: Language, text: &str) -> Option<&'static str> {
    let catalogue = match language {
        Language::En => return None,
        Language::Ms => &*MS,
        Language::Zh => &*ZH,
        Language::Th => &*TH,
    };
    catalogue.get(text).map(String::as_str)
}

/// Whether the English text is one of the sentences that have a translation.
pub(crate) fn is_sentence(text: &str) -> bool {
    Language::ALL.into_iter().any(|language| translation(language, text).is_some())
}

impl Language {
    /// The language that an `Accept-Language` header prefers; `None` when it names none of these.
    pub fn accepted(header: &str) -> Option<Language> {
        let mut best: Option<(Language, f32)> = None;
        for range in header.split(',') {
            let (tag, parameters) = range.split_once(';').unwrap_or((range, ""));
            let quality = quality(parameters);
            let primary = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            if let Some(language) = Language::parse(&primary)
                && quality > best.map_or(0.0, |(_, other)| other)
            {
                best = Some((language, quality));
            }
        }
        best.map(|(language, _)| language)
    }
}

/// The weight of a language range: 1 unless said otherwise, 0 when it is unreadable.
fn quality(parameters: &str) -> f32 {
    let Some(weight) = parameters.split(';').find_map(|one| one.trim().strip_prefix("q=")) else { return 1.0 };
    weight.trim().parse().ok().filter(|weight| (0.0..=1.0).contains(weight)).unwrap_or(0.0)
}

#[cfg(test)]
mod tests;
