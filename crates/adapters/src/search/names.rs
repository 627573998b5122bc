//! The names of products, by slot.

use super::column::Column;

/// Many texts in one.
#[derive(Debug, Default)]
pub struct Texts {
    all: String,
    ends: Vec<u32>,
}

impl Texts {
    /// Adds a text; its number is how many there were.
    pub fn push(&mut self, text: &str) {
        self.all.push_str(text);
        self.ends.push(u32::try_from(self.all.len()).unwrap_or(u32::MAX));
    }

    /// The text of that number.
    pub fn get(&self, number: usize) -> &str {
        let end = |number: usize| self.ends.get(number).map_or(0, |end| *end as usize);
        let start = number.checked_sub(1).map_or(0, end);
        self.all.get(start..end(number)).unwrap_or_default()
    }
}

/// The names as they stand in the segments: the largest of all that is read, so that it is not copied.
#[derive(Debug, Default)]
pub struct Names {
    /// The names of each segment, by their numbers.
    pub segments: Vec<Texts>,
    /// The segment of a slot.
    pub segment: Column,
    /// The number of its name in there.
    pub number: Column,
}

impl Names {
    /// The name at the slot.
    pub fn get(&self, slot: usize) -> &str {
        self.segments.get(self.segment.place(slot)).map_or("", |names| names.get(self.number.place(slot)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_their_segments() {
        let texts = |names: &[&str]| {
            let mut texts = Texts::default();
            names.iter().for_each(|name| texts.push(name));
            texts
        };
        let segments = vec![texts(&["Apfel", "", "Mango"]), texts(&["Äpfel"])];
        let (segment, number) = (Column::of(vec![1, 0, 0, 0, 7]), Column::of(vec![0, 2, 1, 0, 0]));
        let names = Names { segments, segment, number };
        assert_eq!([0, 1, 2, 3, 4, 5].map(|slot| names.get(slot)), ["Äpfel", "Mango", "", "Apfel", "", ""]);
    }
}
