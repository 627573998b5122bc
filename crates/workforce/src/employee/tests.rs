//! Positions, departments and decisions.

use super::{DEPARTMENTS, ManagementAction, POSITIONS, default_reason, is_known_department, is_known_position};

#[test]
fn listed_positions_and_those_with_dashboards_are_known_without_case() {
    for position in POSITIONS {
        assert!(is_known_position(position), "{position}");
        assert!(is_known_position(&position.to_uppercase()), "{position} in capitals");
    }
    for position in ["Manager", "Supervisor", "Purchaser", "manager", " PURCHASER "] {
        assert!(is_known_position(position), "{position}");
    }
    for position in ["", " ", "boss", "manager2", "production worker"] {
        assert!(!is_known_position(position), "{position}");
    }
}

#[test]
fn listed_departments_are_known_without_case() {
    for department in DEPARTMENTS {
        assert!(is_known_department(&department.to_uppercase()), "{department}");
    }
    for department in ["", "sales team", "it"] {
        assert!(!is_known_department(department), "{department}");
    }
}

#[test]
fn each_action_has_its_name_and_a_reason_for_when_none_is_given() {
    let position = ManagementAction::Position { position: "driver".to_owned(), department: None };
    for (action, name, reason) in [
        (ManagementAction::Activate, "activate", "Employee activated by company management"),
        (ManagementAction::Deactivate, "deactivate", "Employee deactivated by company management"),
        (position, "position", "Position changed by company management"),
        (ManagementAction::Access { warehouse: true }, "access", "Access changed by company management"),
    ] {
        assert_eq!((action.as_str(), default_reason(&action)), (name, reason));
    }
}
