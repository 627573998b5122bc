//! Role names, role equivalence, and sets.

use super::{Role, RoleSet, UnknownRole};

#[test]
fn roles_read_back_from_their_names() {
    for role in Role::ALL {
        assert_eq!(role.to_string().parse(), Ok(role));
    }
    assert_eq!(Role::SubAgent.as_str(), "sub-agent");
    for text in ["", "Admin", "subagent", "sub agent", "owner"] {
        assert_eq!(text.parse::<Role>(), Err(UnknownRole), "{text}");
    }
}

#[test]
fn admin_passes_any_requirement_and_a_sub_agent_passes_agent() {
    for role in Role::ALL {
        for required in Role::ALL {
            let expected =
                role == Role::Admin || role == required || matches!((role, required), (Role::SubAgent, Role::Agent));
            assert_eq!(role.satisfies(required), expected, "{role} for {required}");
        }
    }
}

#[test]
fn staff_are_the_companys_own() {
    let staff: Vec<Role> = Role::ALL.into_iter().filter(|role| role.is_staff()).collect();
    assert_eq!(staff, [Role::Admin, Role::Manufacturer, Role::Employee, Role::Warehouse]);
    let employees: Vec<Role> = Role::ALL.into_iter().filter(|role| role.is_employee()).collect();
    assert_eq!(employees, [Role::Employee, Role::Warehouse]);
}

#[test]
fn sets_hold_what_they_were_made_of() {
    let set = RoleSet::of(&[Role::Dealer, Role::Warehouse]);
    for role in Role::ALL {
        assert_eq!(set.contains(role), matches!(role, Role::Dealer | Role::Warehouse), "{role}");
        assert!(RoleSet::ALL.contains(role));
        assert!(!RoleSet::NONE.contains(role));
    }
}
