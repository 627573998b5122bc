//! What a piece of a product weighs and how large it is, without rounding.

use tierway_kernel::Measure;

/// Weight and volume of one piece. Both are whole numbers of units in which every unit of the catalogue is whole: an ounce
/// has 28.349523125 g, an inch 25.4 mm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PieceMeasures {
    /// In 10⁻¹² g; `None`: the product has no weight.
    pub(super) weight: Option<u128>,
    /// In (10⁻⁴ mm)³; `None`: one of its sides is missing.
    pub(super) volume: Option<u128>,
}

/// Units of weight with the 10⁻¹² g in a thousandth of them.
const WEIGHTS: [(&str, u128); 5] = [
    ("kg", 1_000_000_000_000),
    ("g", 1_000_000_000),
    ("lb", 453_592_370_000),
    ("oz", 28_349_523_125),
    ("ton", 1_000_000_000_000_000),
];

/// Units of length with the 10⁻⁴ mm in a thousandth of them.
const LENGTHS: [(&str, u128); 5] = [("mm", 10), ("cm", 100), ("m", 10_000), ("in", 254), ("ft", 3_048)];

impl PieceMeasures {
    /// Those of a product: its weight, and its three sides. What is 0 is not given: nothing weighs nothing.
    pub fn new(
        (weight, weight_unit): (Option<Measure>, &str),
        (sides, side_unit): ([Option<Measure>; 3], &str),
    ) -> PieceMeasures {
        let [length, width, height] = sides.map(|side| in_units(side, &LENGTHS, side_unit));
        let volume = length.zip(width).zip(height);
        PieceMeasures {
            weight: in_units(weight, &WEIGHTS, weight_unit),
            // Sides of kilometres would not fit; they are heavier than any band either way.
            volume: volume.map(|((length, width), height)| length.saturating_mul(width).saturating_mul(height)),
        }
    }
}

/// A measure in the whole units of a table; `None` without one, and in a unit that the table does not have.
fn in_units(measure: Option<Measure>, table: &[(&str, u128)], unit: &str) -> Option<u128> {
    let thousandths = u128::try_from(measure?.thousandths()).ok().filter(|thousandths| *thousandths > 0)?;
    let (_, factor) = table.iter().find(|(name, _)| *name == unit)?;
    Some(thousandths * factor)
}
