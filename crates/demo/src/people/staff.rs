//! The company and those who work for it.

use tierway_kernel::Role::{Admin, Employee, Manufacturer};

use super::person::{Fate, Person, Post};

/// The plant, where every employee is met.
const PLANT: &str = "8 Lorong Perindustrian 3";

const fn post(applied_as: &'static str, department: &'static str, code: &'static str) -> Post {
    Post { applied_as, promoted_to: None, department, code, warehouse: false }
}

const fn leads(position: &'static str, department: &'static str, code: &'static str) -> Post {
    Post { promoted_to: Some(position), ..post("team-leader", department, code) }
}

/// Admin, owner and employees.
pub const STAFF: &[Person] = &[
    Person::new(Admin, "admin", ["Amara", "Okafor"], 0),
    Person::new(Manufacturer, "manufacturer", ["Daniel", "Tan"], 0)
        .at(PLANT, "Penang", "Malaysia")
        .of("Tarnvale Manufacturing Sdn. Bhd.", "Designs, makes and exports vaping devices, liquids and accessories."),
    Person::new(Employee, "employee", ["Nur Aina", "Zulkifli"], 0).works(post("packing-staff", "logistics", "TV-1041")),
    Person::new(Employee, "manager", ["Rebecca", "Thompson"], 0).works(leads("Manager", "administration", "TV-1002")),
    Person::new(Employee, "supervisor", ["Vikram", "Menon"], 0).works(leads("Supervisor", "production", "TV-1009")),
    Person::new(Employee, "purchaser", ["Lin", "Xiaoyan"], 0).works(leads("Purchaser", "finance", "TV-1017")),
    Person::new(Employee, "warehouse", ["Hafiz", "Rosli"], 0)
        .works(Post { warehouse: true, ..post("warehouse-staff", "warehouse", "TV-1033") }),
    Person::new(Employee, "peter.dass", ["Peter", "Dass"], 1)
        .works(post("driver", "logistics", "TV-1036"))
        .but(Fate::Left("Left the company at the end of the contract")),
    Person::new(Employee, "farid.aziz", ["Farid", "Aziz"], 180)
        .works(post("quality-control", "quality-assurance", "TV-1052"))
        .but(Fate::Waits),
];
