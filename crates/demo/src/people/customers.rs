//! Those who buy for themselves: some came through an agent's link, some through the sub-agent's, some alone.

use tierway_kernel::Role::Customer;

use super::person::Person;

/// Customers in the order of their registration.
pub const CUSTOMERS: &[Person] = &[
    Person::new(Customer, "customer", ["Mei Ling", "Chua"], 2)
        .at("27 Jalan Melur", "Petaling Jaya", "Malaysia")
        .by("agent"),
    Person::new(Customer, "oliver.bennett", ["Oliver", "Bennett"], 2).at("14 Orchard Row", "Leeds", "United Kingdom"),
    Person::new(Customer, "aisyah.rahman", ["Aisyah", "Rahman"], 3)
        .at("6 Jalan Anggerik", "Shah Alam", "Malaysia")
        .by("agent"),
    Person::new(Customer, "ethan.walker", ["Ethan", "Walker"], 3).at("2208 Juniper Street", "Oregon", "United States"),
    Person::new(Customer, "kavitha.raj", ["Kavitha", "Raj"], 5)
        .at("51 Lorong Cempaka", "Ipoh", "Malaysia")
        .by("subagent"),
    Person::new(Customer, "lea.moreau", ["Léa", "Moreau"], 9).at("3 rue des Tisserands", "Lyon", "France"),
    Person::new(Customer, "budi.santoso", ["Budi", "Santoso"], 13)
        .at("Jl. Cendana 15", "Bandung", "Indonesia")
        .by("subagent"),
    Person::new(Customer, "hannah.schmidt", ["Hannah", "Schmidt"], 17).at("Lindenweg 8", "Bremen", "Germany"),
    Person::new(Customer, "jia.hui.teo", ["Jia Hui", "Teo"], 22)
        .at("88 Bedok View", "Bedok", "Singapore")
        .by("weijie.ong"),
    Person::new(Customer, "kenji.mori", ["Kenji", "Mori"], 27).at("2-11 Sakaemachi", "Nagoya", "Japan"),
    Person::new(Customer, "fatimah.yusof", ["Fatimah", "Yusof"], 33)
        .at("19 Jalan Seroja", "Seremban", "Malaysia")
        .by("agent"),
    Person::new(Customer, "chidi.eze", ["Chidi", "Eze"], 40).at("7 Palm Close", "Manchester", "United Kingdom"),
    Person::new(Customer, "grace.delacruz", ["Grace", "Dela Cruz"], 46)
        .at("30 Narra Street", "Cebu", "Philippines")
        .by("maria.santos"),
    Person::new(Customer, "noah.tremblay", ["Noah", "Tremblay"], 55).at("415 rue Saint-Denis", "Québec", "Canada"),
    Person::new(Customer, "suresh.pillai", ["Suresh", "Pillai"], 61)
        .at("73 Jalan Kasturi", "Klang", "Malaysia")
        .by("subagent"),
    Person::new(Customer, "zara.hussain", ["Zara", "Hussain"], 68).at(
        "20 Merchant Gate",
        "Birmingham",
        "United Kingdom",
    ),
    Person::new(Customer, "wong.kar.mun", ["Kar Mun", "Wong"], 77)
        .at("11 Jalan Sutera", "Melaka", "Malaysia")
        .by("agent"),
    Person::new(Customer, "isabella.rossi", ["Isabella", "Rossi"], 86).at("Via dei Mulini 12", "Bologna", "Italy"),
    Person::new(Customer, "minh.nguyen", ["Minh", "Nguyễn"], 95).at("45 Lê Lợi", "Huế", "Vietnam").by("thuy.tran"),
    Person::new(Customer, "liam.osullivan", ["Liam", "O'Sullivan"], 104).at("9 Quay Terrace", "Cork", "Ireland"),
    Person::new(Customer, "nadia.ismail", ["Nadia", "Ismail"], 112)
        .at("35 Jalan Pinang", "Kuantan", "Malaysia")
        .by("subagent"),
    Person::new(Customer, "anong.suwan", ["Anong", "Suwan"], 121).at("66 Nimman Lane", "Chiang Mai", "Thailand"),
    Person::new(Customer, "tyrone.jackson", ["Tyrone", "Jackson"], 133).at(
        "1190 Peach Avenue",
        "Georgia",
        "United States",
    ),
    Person::new(Customer, "deepa.krishnan", ["Deepa", "Krishnan"], 142)
        .at("58 Jalan Bukit", "Georgetown", "Malaysia")
        .by("agent"),
    Person::new(Customer, "sven.lindqvist", ["Sven", "Lindqvist"], 156).at("Hamngatan 31", "Göteborg", "Sweden"),
    Person::new(Customer, "rizal.hamdan", ["Rizal", "Hamdan"], 168)
        .at("24 Jalan Mawar", "Johor Bahru", "Malaysia")
        .by("subagent"),
];
