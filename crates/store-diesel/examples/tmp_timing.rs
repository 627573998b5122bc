use std::time::Instant;
use tierway_application::*;
use tierway_catalogue::*;
use tierway_kernel::*;
use tierway_store_diesel::testing::Fresh;
use tierway_testkit::builders::*;
use tierway_testkit::contract::support::*;
fn time(name: &str, n: u32, mut f: impl FnMut(u32)) {
    for i in 0..n / 10 {
        f(i)
    }
    let t = Instant::now();
    for i in 0..n {
        f(i)
    }
    println!("{name}: {:?} each", t.elapsed() / n);
}
fn run(db: Fresh) {
    let s = &*db;
    let anna = user(s, new_customer("anna"));
    let t = Instant::now();
    let products = write(s, |tx| {
        (0..10_000)
            .map(|n| add_product(tx, &product_draft(&format!("Product number {n}")), 100000))
            .collect::<Result<Vec<_>, _>>()
    });
    println!("seed 10000 products {:?}", t.elapsed());
    let filter = ProductFilter { is_active: Some(true), ..Default::default() };
    let f = filter.clone();
    time("list 50 first", 500, |_| {
        let f = f.clone();
        read(s, move |tx| tx.products().list(&f, ProductSort::Name, &PageRequest::first(50)));
    });
    let f = filter.clone();
    time("list 50 price", 500, |_| {
        let f = f.clone();
        read(s, move |tx| tx.products().list(&f, ProductSort::Price, &PageRequest::first(50)));
    });
    let f = ProductFilter { text: Some("number 99".into()), ..filter.clone() };
    time("list text", 100, |_| {
        let f = f.clone();
        read(s, move |tx| tx.products().list(&f, ProductSort::Name, &PageRequest::first(50)));
    });
    let f = ProductFilter { balance_below: Some(10), ..filter.clone() };
    time("list low stock", 100, |_| {
        let f = f.clone();
        read(s, move |tx| tx.products().list(&f, ProductSort::Name, &PageRequest::first(50)));
    });
    let ids: Vec<_> = products.iter().take(50).map(|p| p.id).collect();
    time("levels 50", 1000, |_| {
        let ids = ids.clone();
        read(s, move |tx| tx.stock().levels(&ids));
    });
    time("by id", 3000, |n| {
        let id = products[n as usize % 10000].id;
        read(s, move |tx| tx.products().by_id(id));
    });
    time("empty read", 3000, |_| {
        read(s, move |_| Ok(()));
    });
    time("order of 3, one after the other", 500, |n| {
        let p: Vec<_> = (0..3).map(|k| products[(n as usize * 3 + k) % 10000].clone()).collect();
        let a = anna.clone();
        write(s, move |tx| add_order(tx, &order_of(&a, &[(&p[0], 1), (&p[1], 1), (&p[2], 2)]), at(1)));
    });
    let t = Instant::now();
    race(32, |th| {
        for n in 0..50usize {
            let p: Vec<_> = (0..3).map(|k| products[(th * 300 + n * 3 + k) % 10000].clone()).collect();
            let a = anna.clone();
            write(s, move |tx| add_order(tx, &order_of(&a, &[(&p[0], 1), (&p[1], 1), (&p[2], 2)]), at(1)));
        }
    });
    println!("orders of 3 from 32 threads: {:.0}/s", 1600.0 / t.elapsed().as_secs_f64());
    let t = Instant::now();
    race(8, |th| {
        for n in 0..2000usize {
            let id = products[(th * 300 + n) % 10000].id;
            read(s, move |tx| tx.products().by_id(id));
        }
    });
    println!("by id from 8 threads: {:.0}/s", 16000.0 / t.elapsed().as_secs_f64());
    let rss = std::fs::read_to_string("/proc/self/status").unwrap();
    println!("{}", rss.lines().find(|l| l.starts_with("VmRSS")).unwrap());
}
fn inner(db: Fresh) {
    let s = &*db;
    let products = write(s, |tx| (0..10_000).map(|n| add_product(tx, &product_draft(&format!("Product number {n}")), 100000)).collect::<Result<Vec<_>,_>>());
    let ids: Vec<_> = products.iter().map(|p| p.id).collect();
    for _ in 0..3 {
    let i2 = ids.clone();
    read(s, move |tx| { let t = Instant::now(); for n in 0..1000 { tx.products().by_id(i2[n])?; } println!("by id inside: {:?}", t.elapsed() / 1000);
      let t = Instant::now(); for n in 0..1000 { tx.stock().level(i2[n])?; } println!("level inside: {:?}", t.elapsed() / 1000); 
      let t = Instant::now(); for _ in 0..1000 { tx.settings().get("x")?; } println!("setting inside: {:?}", t.elapsed() / 1000); 
      let f = ProductFilter { is_active: Some(true), ..Default::default() };
      let t = Instant::now(); for _ in 0..100 { tx.products().list(&f, ProductSort::Name, &PageRequest::first(50))?; } println!("list inside: {:?}", t.elapsed() / 100);
      let f = ProductFilter { is_active: Some(true), ..Default::default() };
      let t = Instant::now(); for _ in 0..100 { tx.products().list(&f, ProductSort::Name, &PageRequest::first(1))?; } println!("list of 1 inside (count): {:?}", t.elapsed() / 100);
      Ok(()) });
    }
}
fn main() { if std::env::args().nth(1).is_some() { println!("sqlite"); inner(Fresh::sqlite()); println!("postgres"); inner(Fresh::postgres(&std::env::var("TIERWAY_TEST_POSTGRES").unwrap())); return }     println!("sqlite");
    run(Fresh::sqlite());
    println!("postgres");
    run(Fresh::postgres(&std::env::var("TIERWAY_TEST_POSTGRES").unwrap()));
}
