//! Regional prices, regions, dealers' own prices.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_accounts::{NewUser, Verification};
use tierway_application::{Store, Transaction};
use tierway_catalogue::{
    Audience, CellPrice, ChangedCell, NewPriceChange, OwnPrices, PlacePeople, PriceCell, PriceChange, Region,
    RegionPlace, RegionTable, default_places,
};
use tierway_kernel::{Money, PriceChangeId, ProductId, Role, StoreError, UserId};

use super::support::{assert_walks, product, read, refused, user, write};
use crate::builders::{at, new_agent, new_dealer, new_user, new_wholesaler};

fn cell(product: ProductId, region: Region, minor: Option<i64>) -> PriceCell {
    PriceCell { product_id: product, region, price: minor.map(Money::of) }
}

fn changed(cells: &[PriceCell]) -> Vec<ChangedCell> {
    cells.iter().map(|cell| ChangedCell { cell: *cell, before: None }).collect()
}

fn new_change(audience: Audience, from: DateTime<Utc>, cells: &[PriceCell]) -> NewPriceChange {
    let cells = changed(cells);
    NewPriceChange { audience, actor_id: None, note: None, effective_from: from, undoes: None, counts: true, cells }
}

/// Sets prices that count from `minute` on; they are written at the minute `made`.
fn set(store: &dyn Store, audience: Audience, made: i64, minute: i64, cells: &[PriceCell]) -> PriceChange {
    let change = new_change(audience, at(minute), cells);
    write(store, move |tx| tx.prices().add_change(&change, at(made)))
}

fn someone(store: &dyn Store, new: NewUser, country: &str, zone: &str) -> UserId {
    let mut new = new;
    new.profile.country = Some(country.to_owned());
    new.profile.zone = Some(zone.to_owned());
    user(store, new).id
}

/// The user's prices of the products at that minute, in minor units.
fn pays(store: &dyn Store, user: UserId, audience: Audience, products: &[ProductId], minute: i64) -> Vec<Option<i64>> {
    let ids = products.to_vec();
    let prices = read(store, move |tx| match tx.prices().home_of(user)? {
        Some(region) => tx.prices().prices_in(region, audience, &ids, at(minute)),
        None => Ok(HashMap::new()),
    });
    products.iter().map(|id| prices.get(id).map(|price| price.minor())).collect()
}

fn cells(prices: &[CellPrice]) -> Vec<(i64, &'static str, Option<i64>)> {
    let cell =
        |price: &CellPrice| (price.cell.product_id.0, price.cell.region.as_str(), price.cell.price.map(Money::minor));
    let mut cells: Vec<_> = prices.iter().map(cell).collect();
    cells.sort_unstable();
    cells
}

pub(super) fn the_regions_begin_with_the_countries_of_the_forms(store: &dyn Store) {
    let table = read(store, |tx| tx.prices().regions());
    assert_eq!(table, RegionTable { version: 1, places: default_places() });
}

pub(super) fn the_table_of_regions_is_replaced_by_who_saw_it(store: &dyn Store) {
    let place = |region, country: &str, zone: Option<&str>| RegionPlace {
        region,
        country: country.to_owned(),
        zone: zone.map(str::to_owned),
    };
    let places = vec![
        place(Region::Asia, "Österreich", Some("Wien")),
        place(Region::Usa, "Malaysia", None),
        place(Region::Europe, "Österreich", None),
    ];
    let given = places.clone();
    assert!(write(store, move |tx| tx.prices().set_regions(1, &given)));
    assert_eq!(read(store, |tx| tx.prices().regions()), RegionTable { version: 2, places: places.clone() });
    assert!(!write(store, |tx| tx.prices().set_regions(1, &[])), "somebody was faster");
    assert_eq!(read(store, |tx| tx.prices().regions()), RegionTable { version: 2, places });
    assert!(write(store, |tx| tx.prices().set_regions(2, &[])));
    assert_eq!(read(store, |tx| tx.prices().regions()), RegionTable { version: 3, places: vec![] });
}

pub(super) fn people_of_regions_are_active_and_approved(store: &dyn Store) {
    for name in ["dora", "dirk"] {
        someone(store, new_dealer(name), "Malaysia", "Penang");
    }
    someone(store, new_agent("anna"), "Malaysia", "Penang");
    someone(store, new_dealer("dean"), "Malaysia", "Kedah");
    for out in [
        NewUser { is_active: false, ..new_dealer("gone") },
        NewUser { verification: Verification::Pending, ..new_dealer("waiting") },
        new_wholesaler("wanda"),
    ] {
        someone(store, out, "Malaysia", "Penang");
    }
    let mut people = read(store, |tx| tx.prices().people_by_place(&[Role::Dealer, Role::Agent]));
    people.sort_by_key(|place| (place.role.as_str(), place.zone.clone()));
    let place = |role, zone: &str, people| PlacePeople {
        role,
        country: Some("Malaysia".to_owned()),
        zone: Some(zone.to_owned()),
        people,
    };
    assert_eq!(
        people,
        [place(Role::Agent, "Penang", 1), place(Role::Dealer, "Kedah", 1), place(Role::Dealer, "Penang", 2)]
    );
    assert_eq!(read(store, |tx| tx.prices().people_by_place(&[])), []);
}

pub(super) fn the_latest_price_whose_time_has_come_counts(store: &dyn Store) {
    let (mint, cola) = (product(store, "Mint", 0).id, product(store, "Cola", 0).id);
    let dealer = someone(store, new_dealer("dora"), " united states", "Texas");
    let price = |minor| cell(mint, Region::Usa, minor);
    set(store, Audience::Dealer, 0, 10, &[price(Some(1_000)), cell(cola, Region::Usa, Some(500))]);
    set(store, Audience::Dealer, 1, 30, &[price(Some(3_000))]);
    // Made later, counts from an earlier time on.
    set(store, Audience::Dealer, 2, 20, &[price(Some(2_000))]);
    // Of two at one time the later one.
    set(store, Audience::Dealer, 3, 20, &[price(Some(2_222))]);
    set(store, Audience::Dealer, 4, 40, &[price(None)]);
    set(store, Audience::Agent, 5, 10, &[price(Some(7))]);
    set(store, Audience::Dealer, 6, 10, &[cell(mint, Region::Asia, Some(9))]);
    let pays = |minute| pays(store, dealer, Audience::Dealer, &[mint, cola], minute);
    assert_eq!(pays(9), [None, None]);
    assert_eq!(pays(10), [Some(1_000), Some(500)], "from that time on");
    assert_eq!(pays(20), [Some(2_222), Some(500)]);
    assert_eq!(pays(39), [Some(3_000), Some(500)]);
    assert_eq!(pays(40), [None, Some(500)]);

    let all = [mint, cola];
    let current = |minute| cells(&read(store, move |tx| tx.prices().current_cells(Audience::Dealer, &all, at(minute))));
    assert_eq!(current(9), []);
    assert_eq!(current(25), [(mint.0, "asia", Some(9)), (mint.0, "usa", Some(2_222)), (cola.0, "usa", Some(500))]);
    assert_eq!(current(40), [(mint.0, "asia", Some(9)), (cola.0, "usa", Some(500))]);
    let upcoming =
        |minute| cells(&read(store, move |tx| tx.prices().upcoming_cells(Audience::Dealer, &all, at(minute))));
    assert_eq!(upcoming(10), [(mint.0, "usa", Some(2_222))]);
    assert_eq!(upcoming(30), [(mint.0, "usa", None)], "what will be removed is planned too");
    assert_eq!(upcoming(40), []);
    assert_eq!(read(store, |tx| tx.prices().current_cells(Audience::Dealer, &[], at(25))), []);
}

pub(super) fn the_region_follows_from_country_and_zone(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let place = |region, country: &str, zone: Option<&str>| RegionPlace {
        region,
        country: country.to_owned(),
        zone: zone.map(str::to_owned),
    };
    let places = vec![
        place(Region::Europe, "Österreich", None),
        place(Region::Asia, "Österreich", Some("Île d'Été")),
        place(Region::Canada, "Canada", Some("Quebec")),
    ];
    write(store, move |tx| tx.prices().set_regions(1, &places));
    let cells = [cell(mint, Region::Europe, Some(100)), cell(mint, Region::Canada, Some(300))];
    set(store, Audience::Agent, 0, 0, &cells);
    let mut number = 0;
    let mut pays = |country: &str, zone: &str| {
        number += 1;
        let id = someone(store, new_agent(&format!("agent{number}")), country, zone);
        pays(store, id, Audience::Agent, &[mint], 1)[0]
    };
    assert_eq!(pays(" ÖSTERREICH ", "Wien"), Some(100));
    assert_eq!(pays("österreich", ""), Some(100));
    assert_eq!(pays("Österreich", "ÎLE D'ÉTÉ"), None, "the zone's region counts, though it has no price");
    assert_eq!(pays("Canada", "quebec"), Some(300));
    assert_eq!(pays("Canada", "Ontario"), None);
    assert_eq!(pays("", "quebec"), None);
    let mut nowhere = new_agent("nowhere");
    (nowhere.profile.country, nowhere.profile.zone) = (None, None);
    let nowhere = user(store, nowhere).id;
    assert_eq!(super::prices::pays(store, nowhere, Audience::Agent, &[mint], 1), [None]);
    assert_eq!(super::prices::pays(store, UserId(999), Audience::Agent, &[mint], 1), [None], "nobody");
}

pub(super) fn a_change_reads_back_with_its_prices(store: &dyn Store) {
    let (mint, wanda) = (product(store, "Mint", 0).id, user(store, new_wholesaler("wanda")).id);
    let change = NewPriceChange {
        actor_id: Some(wanda),
        note: Some("Summer".to_owned()),
        cells: vec![
            ChangedCell { cell: cell(mint, Region::Usa, Some(1_000)), before: None },
            ChangedCell { cell: cell(mint, Region::Asia, None), before: Some(Money::of(900)) },
        ],
        ..new_change(Audience::Agent, at(60), &[])
    };
    let given = change.clone();
    let stored = write(store, move |tx| tx.prices().add_change(&given, at(5)));
    let expected = PriceChange {
        id: stored.id,
        audience: Audience::Agent,
        actor_id: Some(wanda),
        note: Some("Summer".to_owned()),
        effective_from: at(60),
        undoes: None,
        undone_by: None,
        counts: true,
        cell_count: 2,
        created_at: at(5),
    };
    assert_eq!(stored, expected);
    let id = stored.id;
    assert_eq!(read(store, move |tx| tx.prices().change(id)), Some(expected));
    assert_eq!(read(store, move |tx| tx.prices().cells_of(id)), change.cells);
    assert_eq!(read(store, |tx| tx.prices().change(PriceChangeId(999))), None);
    let price = read(store, move |tx| tx.prices().upcoming_cells(Audience::Agent, &[mint], at(5)))[0];
    assert_eq!((price.change_id, price.actor_id, price.effective_from), (id, Some(wanda), at(60)));
    let nobody = NewPriceChange { actor_id: Some(UserId(999)), ..change };
    let error = refused(store, move |tx| tx.prices().add_change(&nobody, at(5)));
    assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
}

pub(super) fn a_change_is_undone_once(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let first = set(store, Audience::Dealer, 0, 0, &[cell(mint, Region::Usa, Some(1_000))]);
    let back = NewPriceChange {
        undoes: Some(first.id),
        ..new_change(Audience::Dealer, at(1), &[cell(mint, Region::Usa, None)])
    };
    let again = back.clone();
    let undoing = write(store, move |tx| tx.prices().add_change(&back, at(1)));
    assert_eq!(undoing.undoes, Some(first.id));
    let id = first.id;
    assert_eq!(read(store, move |tx| tx.prices().change(id)).and_then(|change| change.undone_by), Some(undoing.id));
    let error = refused(store, move |tx| tx.prices().add_change(&again, at(2)));
    assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
}

pub(super) fn prices_that_were_set_again_are_known(store: &dyn Store) {
    let (mint, cola) = (product(store, "Mint", 0).id, product(store, "Cola", 0).id);
    // Planned before, comes to count at minute 50.
    set(store, Audience::Dealer, 0, 50, &[cell(cola, Region::Usa, Some(5))]);
    let usa = [cell(mint, Region::Usa, Some(1_000)), cell(cola, Region::Usa, Some(2_000))];
    let id = set(store, Audience::Dealer, 10, 10, &usa).id;
    let stale = |minute| read(store, move |tx| tx.prices().stale_cells(id, at(minute)));
    assert_eq!((stale(10), stale(49), stale(50)), (0, 0, 1));
    // Another region, another audience: no matter.
    set(store, Audience::Dealer, 11, 11, &[cell(mint, Region::Asia, Some(1))]);
    set(store, Audience::Agent, 11, 11, &[cell(mint, Region::Usa, Some(1))]);
    assert_eq!(stale(12), 0);
    set(store, Audience::Dealer, 12, 90, &[cell(mint, Region::Usa, Some(1))]);
    assert_eq!((stale(12), stale(50)), (1, 2), "what was set later counts as set, though its time has not come");
    let plan = set(store, Audience::Dealer, 13, 95, &[cell(mint, Region::Usa, Some(2))]).id;
    let in_its_way = |minute| read(store, move |tx| tx.prices().stale_cells(plan, at(minute)));
    set(store, Audience::Dealer, 14, 14, &[cell(mint, Region::Usa, Some(3))]);
    assert_eq!(
        (in_its_way(20), in_its_way(95)),
        (0, 1),
        "what is set before a plan's time is in its way once it counts"
    );
    set(store, Audience::Dealer, 15, 95, &[cell(mint, Region::Usa, Some(4))]);
    assert_eq!(in_its_way(20), 1);
}

pub(super) fn a_plan_that_was_taken_back_never_counts(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let dealer = someone(store, new_dealer("dora"), "USA", "Texas");
    let price = |minor| [cell(mint, Region::Usa, Some(minor))];
    set(store, Audience::Dealer, 0, 0, &price(1_500));
    let plan = set(store, Audience::Dealer, 1, 50, &price(900)).id;
    set(store, Audience::Dealer, 2, 60, &price(1_000));
    let back =
        NewPriceChange { undoes: Some(plan), counts: false, ..new_change(Audience::Dealer, at(50), &price(1_500)) };
    let back = write(store, move |tx| tx.prices().add_change(&back, at(3)));
    assert!(!back.counts);
    assert_eq!(read(store, move |tx| tx.prices().change(plan)).map(|plan| plan.counts), Some(false));
    let upcoming =
        |minute| cells(&read(store, move |tx| tx.prices().upcoming_cells(Audience::Dealer, &[mint], at(minute))));
    assert_eq!(upcoming(10), [(mint.0, "usa", Some(1_000))], "the plan behind it");
    set(store, Audience::Dealer, 20, 20, &price(2_000));
    let pays = |minute| pays(store, dealer, Audience::Dealer, &[mint], minute)[0];
    assert_eq!((pays(19), pays(49), pays(59), pays(60)), (Some(1_500), Some(2_000), Some(2_000), Some(1_000)));
    let current = read(store, move |tx| tx.prices().current_cells(Audience::Dealer, &[mint], at(55)));
    assert_eq!(cells(&current), [(mint.0, "usa", Some(2_000))]);
    let id = current[0].change_id;
    assert_eq!(read(store, move |tx| tx.prices().stale_cells(id, at(55))), 0, "what never counts overtakes nothing");
    assert_eq!(read(store, move |tx| tx.prices().stale_cells(id, at(60))), 1);
}

pub(super) fn whoever_locks_prices_learns_of_the_newest_change(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let newest = || write(store, |tx| tx.prices().lock_prices(Audience::Dealer));
    assert_eq!(newest(), None);
    set(store, Audience::Dealer, 5, 90, &[cell(mint, Region::Usa, Some(1))]);
    set(store, Audience::Dealer, 4, 4, &[cell(mint, Region::Usa, Some(2))]);
    set(store, Audience::Agent, 7, 7, &[cell(mint, Region::Usa, Some(3))]);
    assert_eq!(newest(), Some(at(5)));
}

pub(super) fn walking_changes_over_ties_gives_each_once(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    let mut all = Vec::new();
    let mut dealers = Vec::new();
    for minute in [0, 1, 1, 1, 2, 2] {
        for audience in Audience::ALL {
            let change = set(store, audience, minute, minute, &[cell(mint, Region::Usa, Some(minute + 1))]);
            all.insert(0, change.clone());
            if audience == Audience::Dealer {
                dealers.insert(0, change);
            }
        }
    }
    assert_walks(store, &all, |tx, page| tx.prices().changes(None, page));
    assert_walks(store, &dealers, |tx, page| tx.prices().changes(Some(Audience::Dealer), page));
}

pub(super) fn a_dealers_price_is_set_replaced_and_removed(store: &dyn Store) {
    let (mint, cola) = (product(store, "Mint", 0).id, product(store, "Cola", 0).id);
    let (dora, dirk) = (user(store, new_dealer("dora")).id, user(store, new_dealer("dirk")).id);
    let put = |dealer, product, minor: Option<i64>, minute| {
        let own = minor.map(|minor| OwnPrices::of_piece(Money::of(minor)));
        write(store, move |tx| tx.prices().set_dealer_price(dealer, product, own, Some(dealer), at(minute)))
    };
    let prices = |dealer, products: Option<Vec<ProductId>>| -> Vec<(ProductId, i64, DateTime<Utc>)> {
        let products = products.unwrap_or_else(|| vec![mint, cola]);
        let mut prices = read(store, move |tx| tx.prices().dealer_prices(dealer, &products));
        prices.sort_by_key(|price| price.product_id);
        prices.into_iter().map(|price| (price.product_id, price.prices.unit.minor(), price.updated_at)).collect()
    };
    assert!(put(dora, cola, Some(900), 1) && put(dora, mint, Some(1_700), 2) && put(dirk, mint, Some(1_800), 3));
    assert_eq!(prices(dora, None), [(mint, 1_700, at(2)), (cola, 900, at(1))]);
    assert_eq!(prices(dora, Some(vec![cola, ProductId(999)])), [(cola, 900, at(1))]);
    assert_eq!(prices(dora, Some(vec![])), []);
    assert!(put(dora, mint, Some(1_750), 4));
    assert_eq!(prices(dora, Some(vec![mint])), [(mint, 1_750, at(4))]);
    assert!(put(dora, mint, None, 5));
    assert!(!put(dora, mint, None, 6), "there is none any more");
    assert_eq!((prices(dora, None), prices(dirk, None)), (vec![(cola, 900, at(1))], vec![(mint, 1_800, at(3))]));
    let own = |pack, bulk| OwnPrices { unit: Money::of(900), pack, bulk };
    for own in [own(Some(Money::of(8_500)), None), own(None, Some(Money::of(70_000))), own(None, None)] {
        write(store, move |tx| tx.prices().set_dealer_price(dora, cola, Some(own), None, at(8)));
        let kept = read(store, move |tx| tx.prices().dealer_prices(dora, &[cola]));
        assert_eq!(kept.iter().map(|price| price.prices).collect::<Vec<_>>(), [own], "each size is set or removed");
    }
    for (dealer, product) in [(UserId(999), mint), (dora, ProductId(999))] {
        let error = refused(store, move |tx: &mut dyn Transaction| {
            tx.prices().set_dealer_price(dealer, product, Some(OwnPrices::of_piece(Money::of(1))), None, at(7))
        });
        assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
    }
}

pub(super) fn prices_do_not_keep_a_product_from_being_removed(store: &dyn Store) {
    let (mint, dora) = (product(store, "Mint", 0).id, user(store, new_dealer("dora")).id);
    set(store, Audience::Dealer, 0, 0, &[cell(mint, Region::Usa, Some(1_000))]);
    write(store, move |tx| {
        let own = OwnPrices::of_piece(Money::of(1_700));
        tx.prices().set_dealer_price(dora, mint, Some(own), None, at(1))
    });
    write(store, move |tx| {
        tx.stock().close(mint)?;
        tx.products().remove(mint)
    });
    assert_eq!(read(store, move |tx| tx.prices().dealer_prices(dora, &[mint])), []);
    assert_eq!(read(store, |tx| tx.prices().changes(None, &super::support::all())).total, 1, "the history stays");
}

pub(super) fn of_two_changes_of_prices_at_once_one_waits(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    user(store, new_user(Role::Dealer, "dora"));
    // Each adds one to what it reads: without the lock one of them would be lost.
    super::support::race(8, |_| {
        write(store, move |tx| {
            tx.prices().lock_prices(Audience::Dealer)?;
            let now = tx.prices().current_cells(Audience::Dealer, &[mint], at(0))?;
            let price = now.first().and_then(|price| price.cell.price).map_or(1, |price| price.minor() + 1);
            let change = new_change(Audience::Dealer, at(0), &[cell(mint, Region::Usa, Some(price))]);
            tx.prices().add_change(&change, at(0)).map(|_| ())
        });
    });
    let end = read(store, move |tx| tx.prices().current_cells(Audience::Dealer, &[mint], at(0)));
    assert_eq!(cells(&end), [(mint.0, "usa", Some(8))]);
}

pub(super) fn products_on_sale_with_a_price_are_counted_by_region(store: &dyn Store) {
    let (lamp, cup, old) = (product(store, "Lamp", 0).id, product(store, "Cup", 0).id, product(store, "Old", 0).id);
    write(store, move |tx| tx.products().set_active(old, false, at(1)));
    let dealers = Audience::Dealer;
    set(store, dealers, 1, 1, &[cell(lamp, Region::Usa, Some(1500)), cell(cup, Region::Usa, Some(1600))]);
    set(store, dealers, 2, 2, &[cell(lamp, Region::Asia, Some(1500)), cell(old, Region::Asia, Some(1600))]);
    set(store, dealers, 3, 3, &[cell(lamp, Region::Usa, Some(1550)), cell(cup, Region::Usa, None)]);
    set(store, dealers, 3, 9, &[cell(cup, Region::Europe, Some(1550))]);
    set(store, Audience::Agent, 3, 3, &[cell(cup, Region::Canada, Some(1200))]);
    let counts = |audience, minute| {
        let mut counts = read(store, move |tx| tx.prices().priced_products(audience, at(minute)));
        counts.sort_by_key(|(region, _)| region.as_str());
        counts
    };
    assert_eq!(counts(dealers, 0), []);
    assert_eq!(counts(dealers, 2), [(Region::Asia, 1), (Region::Usa, 2)]);
    assert_eq!(counts(dealers, 5), [(Region::Asia, 1), (Region::Usa, 1)]);
    assert_eq!(counts(dealers, 9), [(Region::Asia, 1), (Region::Europe, 1), (Region::Usa, 1)]);
    assert_eq!(counts(Audience::Agent, 9), [(Region::Canada, 1)]);
}
