//! Group commit: a transaction that fails or panics does not undo the others of its group.

use tierway_application::{Access, Failure, transact_blocking};
use tierway_kernel::StoreError;
use tierway_testkit::builders::{add_user, new_customer};
use tierway_testkit::contract::support::{race, read};

on_each!(a_failing_or_panicking_work_does_not_undo_its_neighbours, |database| {
    let outcomes = race(90, |number| {
        transact_blocking(&**database, Access::Write, move |tx| {
            let user = add_user(tx, &new_customer(&format!("user-{number}")))?;
            match number % 3 {
                0 => Ok(user.id),
                1 => Err(Failure::Rule("on purpose".into())),
                _ => panic!("on purpose"),
            }
        })
    });
    for (number, outcome) in outcomes.iter().enumerate() {
        match number % 3 {
            0 => assert!(outcome.is_ok(), "{outcome:?}"),
            1 => assert_eq!(*outcome, Err(Failure::Rule("on purpose".into()))),
            _ => assert!(matches!(outcome, Err(Failure::Store(StoreError::Failed(_)))), "{outcome:?}"),
        }
    }
    assert_eq!(read(&**database, |tx| tx.users().counts()).0, 30);
});

on_each!(a_refused_statement_undoes_only_its_own_work, |database| {
    let outcomes = race(40, |number| {
        transact_blocking(&**database, Access::Write, move |tx| {
            tx.settings().set(&format!("key-{number}"), "1", tierway_testkit::builders::at(0))?;
            // Twenty pairs want the same name.
            Ok(add_user(tx, &new_customer(&format!("user-{}", number / 2)))?.id)
        })
    });
    let taken = Err(Failure::Store(StoreError::Taken("users.username_key")));
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 20);
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == taken).count(), 20);
    assert_eq!(read(&**database, |tx| tx.settings().all()).len(), 20);
});
