//! Sales of single orders and their sums.
#![allow(clippy::unwrap_used, reason = "tests")]

use tierway_kernel::Role;

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn line(product: i64, category: &str, pieces: i64, cents: i64) -> SoldLine {
    SoldLine {
        product_id: ProductId(product),
        category: category.to_owned(),
        pieces,
        total: Money::of(cents),
        unit_cost: Money::of(100),
        returned: 0,
        restocked: 0,
    }
}

fn order(lines: Vec<SoldLine>) -> SoldOrder {
    SoldOrder {
        id: OrderId(1),
        placed_at: "2026-03-04T23:59:59Z".parse().unwrap(),
        zone: BusinessZone::UTC,
        channel: "online".to_owned(),
        origin: OrderOrigin { role: Role::Dealer, region: Some("asia".to_owned()), cohort: None },
        buyer_id: UserId(5),
        seller_id: None,
        referrer_id: Some(UserId(7)),
        goods: Money::of(lines.iter().map(|line| line.total.minor()).sum()),
        tax: Money::ZERO,
        refunded: Money::ZERO,
        lines,
    }
}

fn sales(orders: i64, units: i64, goods: i64, refunds: i64, cost: i64) -> Sales {
    Sales { orders, units, goods: Money::of(goods), refunds: Money::of(refunds), cost: Money::of(cost) }
}

#[test]
fn an_order_counts_once_on_each_side() {
    let order = order(vec![line(1, "Pods", 2, 1000), line(1, "Pods", 5, 2000), line(2, "Pods", 1, 501)]);
    let whole = sales(1, 8, 3501, 0, 800);
    for (side, key) in [
        (SalesDimension::All, ""),
        (SalesDimension::Channel, "online"),
        (SalesDimension::Region, "asia"),
        (SalesDimension::Role, "dealer"),
        (SalesDimension::Dealer, ""),
        (SalesDimension::Buyer, "5"),
        (SalesDimension::Agent, "7"),
        (SalesDimension::Category, "Pods"),
    ] {
        assert_eq!(order.parts(side), [(key.to_owned(), whole)], "{side:?}");
    }
    let products = [("1".to_owned(), sales(1, 7, 3000, 0, 700)), ("2".to_owned(), sales(1, 1, 501, 0, 100))];
    assert_eq!(order.parts(SalesDimension::Product), products);
}

#[test]
fn a_refund_falls_on_what_came_back() {
    let returned = SoldLine { returned: 1, restocked: 1, ..line(2, "Kits", 2, 1000) };
    let order = SoldOrder { refunded: Money::of(500), ..order(vec![line(1, "Pods", 1, 900), returned]) };
    let expected = [("Kits".to_owned(), sales(1, 2, 1000, 500, 100)), ("Pods".to_owned(), sales(1, 1, 900, 0, 100))];
    assert_eq!(order.parts(SalesDimension::Category), expected);
    assert_eq!(order.sales(), sales(1, 3, 1900, 500, 200));
    assert_eq!((order.sales().revenue(), order.sales().margin()), (Money::of(1400), Money::of(1200)));
}

#[test]
fn a_refund_without_goods_falls_on_all_lines_to_the_cent() {
    let lines = vec![line(1, "a", 1, 100), line(2, "b", 1, 100), line(3, "c", 1, 100)];
    let order = SoldOrder { refunded: Money::of(100), ..order(lines) };
    let refunds: Vec<i64> = order.parts(SalesDimension::Product).iter().map(|(_, part)| part.refunds.minor()).collect();
    assert_eq!(refunds, [33, 34, 33]);
}

#[test]
fn the_tax_in_a_refund_is_no_goods() {
    let order = SoldOrder { tax: Money::of(100), refunded: Money::of(550), ..order(vec![line(1, "a", 1, 1000)]) };
    assert_eq!(order.sales().refunds, Money::of(500));
    let free = SoldOrder { refunded: Money::of(5), ..super::tests::order(vec![line(1, "a", 1, 0)]) };
    assert_eq!(free.parts(SalesDimension::Product), [("1".to_owned(), sales(1, 1, 0, 0, 100))]);
}

#[test]
fn days_add_up_to_points_without_gaps() {
    let one = order(vec![line(1, "a", 1, 101)]);
    let days = sales_by_day([&one, &one]);
    assert_eq!(days, BTreeMap::from([(day("2026-03-04"), sales(2, 2, 202, 0, 200))]));
    assert_eq!(days[&day("2026-03-04")].average_order(), Money::of(101));
    assert_eq!(Sales::default().average_order(), Money::ZERO);
    let elsewhere = SoldOrder { zone: "Asia/Kathmandu".parse().unwrap(), ..one.clone() };
    assert_eq!(elsewhere.day(), day("2026-03-05"), "each order counts by the zone of its own");
    let starts = Bucket::Month.starts(day("2026-02-10"), day("2026-03-31")).unwrap();
    let points = sales_series(Bucket::Month, starts, &days);
    let expected = [(day("2026-02-01"), Sales::default()), (day("2026-03-01"), sales(2, 2, 202, 0, 200))];
    assert_eq!(points, expected);
}

#[test]
fn what_is_taken_from_a_sum_that_misses_it_is_negative_until_it_is_added() {
    let one = sales(1, 2, 202, 0, 100);
    let mut sum = Sales::default();
    sum.subtract(&one);
    assert_eq!((sum, sum.order_count(), sum.average_order()), (sales(-1, -2, -202, 0, -100), 0, Money::ZERO));
    sum.add(&one);
    assert_eq!(sum, Sales::default());
}

#[test]
fn months_know_their_first_day() {
    for text in ["2026-01-01", "2026-12-01", "1999-07-01"] {
        assert_eq!(MonthIndex::of(day(text)).start(), Some(day(text)));
    }
    assert_eq!(MonthIndex::of(day("2026-12-31")).0 + 1, MonthIndex::of(day("2027-01-01")).0);
    assert_eq!(MonthIndex(i64::MAX).start(), None);
}

#[test]
fn sides_are_found_by_their_names() {
    assert!(SalesDimension::ALL.iter().all(|side| SalesDimension::parse(side.as_str()) == Some(*side)));
    assert_eq!(SalesDimension::parse("moon"), None);
}

#[test]
fn a_customer_counts_once_in_each_month_that_the_zone_of_the_order_says() {
    let (late, zone) = ("2026-03-31T20:00:00Z".parse().unwrap(), "Asia/Kathmandu".parse().unwrap());
    let order = |customer: i64, zone: BusinessZone, refunded: i64| ReferredOrder {
        customer_id: UserId(customer),
        registered_at: late,
        placed_at: late,
        zone,
        goods: Money::of(1000),
        tax: Money::of(100),
        refunded: Money::of(refunded),
    };
    let utc = BusinessZone::UTC;
    let march = MonthIndex::of(day("2026-03-01"));
    let april = MonthIndex(march.0 + 1);
    let row = |month, customers, orders, revenue| CohortMonth {
        cohort: month,
        month,
        customers,
        orders,
        revenue: Money::of(revenue),
    };
    let orders = [order(1, utc, 0), order(1, utc, 110), order(2, utc, 0), order(2, zone, 0)];
    assert_eq!(cohort_months(&orders), [row(march, 2, 3, 2900), row(april, 1, 1, 1000)]);
    assert_eq!(cohort_months(&[]), []);
}
