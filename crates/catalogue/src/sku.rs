//! Generated SKUs (product.md §5).

/// Letters and digits that are not mistaken for one another.
const ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Makes a SKU out of a product's name and random bytes: `MANGO-ICE-20MG-7K2QXD`. At most 64 characters.
pub fn sku_from(name: &str, random: [u8; 6]) -> String {
    let mut parts: Vec<String> = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .take(3)
        .map(|word| word.chars().take(8).collect::<String>().to_ascii_uppercase())
        .collect();
    if parts.is_empty() {
        parts.push("ITEM".to_owned());
    }
    parts.push(random.iter().map(|byte| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()])).collect());
    parts.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sku_carries_the_name_and_chance() {
        assert_eq!(sku_from("Mango Ice (20mg) big", [0, 1, 2, 31, 32, 255]), "MANGO-ICE-20MG-ABC9A9");
        assert_eq!(sku_from("芒果", [0; 6]), "ITEM-AAAAAA");
        assert!(sku_from(&"x".repeat(200), [7; 6]).len() <= 64);
    }
}
