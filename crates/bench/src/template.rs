//! A recorded operation with its changing values found out: the same operation is recorded twice with different
//! products, order and key; where both recordings agree the value is fixed, where they differ as the products, the
//! order or the key differ, that is put in anew each time. Or the fixed texts of the yardstick, which name these values.

use crate::Result;
use crate::literal::Value;
use crate::record::Recorded;
use crate::statement::{Bind, pieces};

/// What differs between two runs of an operation.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Subject {
    /// The products it is about, ascending.
    pub products: Vec<i64>,
    /// Who asked.
    pub customer: Option<i64>,
    /// The order it made.
    pub order: Option<i64>,
    /// The Idempotency-Key it carried.
    pub key: Option<String>,
}

/// Where a value comes from.
#[derive(Debug, Clone, PartialEq)]
enum Slot {
    Fixed(Bind),
    Product(usize),
    Products(Vec<usize>),
    Customer,
    Order,
    Key,
}

/// One statement with its slots.
#[derive(Debug, Clone)]
pub struct Step {
    /// The text, cut at the placeholders.
    pub pieces: Vec<String>,
    /// Whether rows come back.
    pub gives_rows: bool,
    /// Whether the row that comes back is the new order.
    pub gives_order: bool,
    slots: Vec<Slot>,
}

/// The statements of one operation.
#[derive(Debug, Clone)]
pub struct Template {
    /// In the order they are sent.
    pub steps: Vec<Step>,
}

/// The tables that orders are written to: the product's and the yardstick's.
const ORDERS: [&str; 2] = ["INSERT INTO ORDERS ", "INSERT INTO YARD_ORDERS "];

/// Turns a value into a bind: by PostgreSQL's parameter types of each text, or as SQLite takes it.
pub type Typing<'a> = &'a mut dyn FnMut(&str) -> Result<Option<Vec<String>>>;

impl Template {
    /// Compares two recordings of the same operation.
    pub fn new(
        first: (&[Recorded], &Subject),
        second: (&[Recorded], &Subject),
        typing: Typing<'_>,
    ) -> Result<Template> {
        let texts = |recorded: &[Recorded]| recorded.iter().map(|one| one.text.clone()).collect::<Vec<_>>();
        if first.0.is_empty() || texts(first.0) != texts(second.0) {
            return Err(
                format!("two runs sent different statements: {:?} and {:?}", texts(first.0), texts(second.0)).into()
            );
        }
        let mut steps = Vec::new();
        for (one, other) in first.0.iter().zip(second.0) {
            let types = typing(&one.text)?;
            let slots = one.values.iter().zip(&other.values).enumerate().map(|(at, (a, b))| {
                let type_name = types.as_ref().map(|types| types.get(at).map_or("", String::as_str));
                slot((a, first.1), (b, second.1), type_name)
                    .ok_or_else(|| format!("cannot bind {a:?} in `{}`", one.text).into())
            });
            steps.push(Step::new(&one.text, slots.collect::<Result<_>>()?));
        }
        Ok(Template { steps })
    }

    /// Takes statements in which `:product1`, `:customer`, `:order` and `:key` name what is put in.
    pub fn fixed<'a>(statements: impl Iterator<Item = &'a str>) -> Result<Template> {
        Ok(Template { steps: statements.map(Step::fixed).collect::<Result<_>>()? })
    }
}

impl Step {
    fn fixed(text: &str) -> Result<Step> {
        let mut parts = text.split(':');
        let (mut plain, mut slots) = (parts.next().unwrap_or_default().to_owned(), Vec::new());
        for part in parts {
            let end = part.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(part.len());
            let (name, rest) = part.split_at(end);
            slots.push(Slot::named(name).ok_or_else(|| format!("`:{name}` names nothing in `{text}`"))?);
            plain.push('?');
            plain.push_str(rest);
        }
        Ok(Step::new(&plain, slots))
    }

    fn new(text: &str, slots: Vec<Slot>) -> Step {
        let upper = text.to_uppercase();
        let plain: String = upper.chars().filter(|letter| !matches!(letter, '"' | '`')).collect();
        Step {
            pieces: pieces(text),
            gives_rows: plain.starts_with("SELECT") || plain.starts_with("WITH") || plain.contains(" RETURNING "),
            gives_order: ORDERS.iter().any(|table| plain.starts_with(table)) && plain.contains(" RETURNING "),
            slots,
        }
    }

    /// The values of this step for `subject`, written over `binds`.
    pub fn fill(&self, subject: &Subject, binds: &mut Vec<Bind>) {
        binds.clear();
        binds.extend(self.slots.iter().map(|slot| match slot {
            Slot::Fixed(bind) => bind.clone(),
            Slot::Product(at) => Bind::Long(subject.products.get(*at).copied()),
            Slot::Products(places) => {
                Bind::Longs(places.iter().filter_map(|at| subject.products.get(*at).copied()).collect())
            }
            Slot::Customer => Bind::Long(subject.customer),
            Slot::Order => Bind::Long(subject.order),
            Slot::Key => Bind::Text(subject.key.clone()),
        }));
    }
}

impl Slot {
    fn named(name: &str) -> Option<Slot> {
        match name {
            "customer" => Some(Slot::Customer),
            "order" => Some(Slot::Order),
            "key" => Some(Slot::Key),
            product => product.strip_prefix("product")?.parse::<usize>().ok()?.checked_sub(1).map(Slot::Product),
        }
    }
}

fn slot(first: (&Value, &Subject), second: (&Value, &Subject), type_name: Option<&str>) -> Option<Slot> {
    let place = |a: i64, b: i64| {
        first.1.products.iter().zip(&second.1.products).position(|(one, other)| (*one, *other) == (a, b))
    };
    match (first.0, second.0) {
        (Value::Int(a), Value::Int(b)) if a != b => {
            if let Some(at) = place(*a, *b) {
                return Some(Slot::Product(at));
            }
            let pair = (Some(*a), Some(*b));
            if pair == (first.1.customer, second.1.customer) {
                return Some(Slot::Customer);
            }
            if pair == (first.1.order, second.1.order) {
                return Some(Slot::Order);
            }
        }
        (Value::Text(a), Value::Text(b))
            if a != b && (Some(a), Some(b)) == (first.1.key.as_ref(), second.1.key.as_ref()) =>
        {
            return Some(Slot::Key);
        }
        (Value::List(one), Value::List(other)) if one != other => {
            let pairs = one.iter().zip(other).map(|pair| match pair {
                (Value::Int(a), Value::Int(b)) => place(*a, *b),
                _ => None,
            });
            return pairs.collect::<Option<_>>().map(Slot::Products);
        }
        _ => {}
    }
    match type_name {
        Some(name) => Bind::typed(first.0, name),
        None => Bind::untyped(first.0),
    }
    .map(Slot::Fixed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded(product: i64, order: i64, key: &str) -> Vec<Recorded> {
        vec![
            Recorded {
                text: "SELECT * FROM p WHERE id = ? AND a = ?".to_owned(),
                values: vec![Value::Int(product), Value::Bool(true)],
            },
            Recorded {
                text: "INSERT INTO `orders` (`total`) VALUES (?) RETURNING `id`".to_owned(),
                values: vec![Value::Int(500)],
            },
            Recorded {
                text: "UPDATE k SET o = ? WHERE key = ?".to_owned(),
                values: vec![Value::Int(order), Value::Text(key.to_owned())],
            },
        ]
    }

    fn subject(product: i64, order: i64, key: &str) -> Subject {
        Subject { products: vec![product], customer: None, order: Some(order), key: Some(key.to_owned()) }
    }

    #[test]
    fn what_differs_is_put_in_anew() {
        let (one, other) = (recorded(700, 1, "a"), recorded(900, 2, "b"));
        let template = Template::new((&one, &subject(700, 1, "a")), (&other, &subject(900, 2, "b")), &mut |_| Ok(None))
            .expect("same statements");
        let mut binds = Vec::new();
        let third = subject(5, 6, "c");
        template.steps[0].fill(&third, &mut binds);
        assert_eq!(binds, [Bind::Long(Some(5)), Bind::Bool(Some(true))]);
        template.steps[1].fill(&third, &mut binds);
        assert_eq!(binds, [Bind::Long(Some(500))]);
        template.steps[2].fill(&third, &mut binds);
        assert_eq!(binds, [Bind::Long(Some(6)), Bind::Text(Some("c".to_owned()))]);
        let kinds: Vec<_> = template.steps.iter().map(|step| (step.gives_rows, step.gives_order)).collect();
        assert_eq!(kinds, [(true, false), (true, true), (false, false)]);
    }

    #[test]
    fn fixed_texts_name_what_is_put_in() {
        let text = "SELECT a FROM t WHERE a = :product2 AND k = :key AND c IN (:customer, :order)";
        let template = Template::fixed([text].into_iter()).expect("all names are known");
        assert_eq!(template.steps[0].pieces.join("?"), "SELECT a FROM t WHERE a = ? AND k = ? AND c IN (?, ?)");
        let mut binds = Vec::new();
        let subject = Subject { products: vec![4, 5], customer: Some(6), order: Some(7), key: Some("k".to_owned()) };
        template.steps[0].fill(&subject, &mut binds);
        let key = Bind::Text(Some("k".to_owned()));
        assert_eq!(binds, [Bind::Long(Some(5)), key, Bind::Long(Some(6)), Bind::Long(Some(7))]);
        for unknown in ["SELECT :who", "SELECT :product0", "SELECT :product"] {
            assert!(Template::fixed([unknown].into_iter()).is_err(), "{unknown}");
        }
    }

    #[test]
    fn different_statements_are_no_template() {
        let (one, other) = (recorded(1, 1, "a"), recorded(1, 1, "a")[..2].to_vec());
        let subject = subject(1, 1, "a");
        assert!(Template::new((&one, &subject), (&other, &subject), &mut |_| Ok(None)).is_err());
    }
}
