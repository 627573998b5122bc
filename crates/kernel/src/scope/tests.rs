//! Scopes and which operations they open.

use std::collections::HashSet;

use super::{Scope, TokenAccess};
use crate::Permission;

#[test]
fn scopes_read_back_by_their_names_and_no_two_share_one() {
    let names: HashSet<&str> = Scope::ALL.iter().map(|scope| scope.as_str()).collect();
    assert_eq!(names.len(), Scope::ALL.len());
    for scope in Scope::ALL {
        assert_eq!(scope.as_str().parse(), Ok(*scope));
        assert_eq!(scope.as_str().ends_with(":write"), scope.writes, "{scope:?}");
        assert!(scope.area.what().ends_with('.'), "{scope:?}");
    }
    for unknown in ["orders", "orders:", "Orders:read", "orders:read ", "everything:read", ""] {
        assert!(unknown.parse::<Scope>().is_err(), "{unknown}");
    }
}

#[test]
fn what_is_open_to_all_asks_nobody_who_they_are() {
    use Permission::{GetPublicSettings, ListProducts, Login, Search};
    assert!(GetPublicSettings.is_open_to_all());
    for row in [ListProducts, Login, Search] {
        assert!(!row.is_open_to_all(), "{row:?}: a token, a session or an account matters");
    }
}

#[test]
fn every_operation_has_its_place() {
    let opened: HashSet<Scope> = Permission::ALL
        .iter()
        .filter_map(|row| match row.token_access() {
            TokenAccess::Scope(scope) => Some(scope),
            TokenAccess::Any | TokenAccess::Never => None,
        })
        .collect();
    // security:write is asked for beside settings:write.
    let without_operation = ["security:read", "security:write"];
    for scope in Scope::ALL {
        assert_eq!(opened.contains(scope), !without_operation.contains(&scope.as_str()), "{}", scope.as_str());
    }
}

#[test]
fn what_is_about_signing_in_is_closed_to_tokens() {
    use Permission::{
        ChangePassword, ConfirmPasswordReset, CreateToken, GetMail, HandOverPasswordReset, ListSessions, ListTokens,
        Login, ResendMail, RevokeSession, RevokeToken, VerifyPasswordReset,
    };
    for row in [
        Login,
        ListSessions,
        RevokeSession,
        ChangePassword,
        ConfirmPasswordReset,
        VerifyPasswordReset,
        HandOverPasswordReset,
        ListTokens,
        CreateToken,
        RevokeToken,
        GetMail,
        ResendMail,
    ] {
        assert_eq!(row.token_access(), TokenAccess::Never, "{row:?}");
    }
}

#[test]
fn what_every_token_may_is_written_down_here() {
    let any: Vec<&str> = Permission::ALL
        .iter()
        .filter(|row| row.token_access() == TokenAccess::Any)
        .map(|row| row.operation_id())
        .collect();
    assert_eq!(
        any,
        [
            "healthLive",
            "healthReady",
            "search",
            "getMe",
            "getWaiting",
            "getReferral",
            "checkReferral",
            "getPublicSettings",
            "getCompanyLogo",
            "listPlaces"
        ]
    );
}
