use super::*;

#[test]
fn pauses_double_up_to_an_hour() {
    let seconds = |attempts| pause_after(attempts).num_seconds();
    assert_eq!([1, 2, 3, 8, 9, 10, 400].map(seconds), [15, 30, 60, 1920, 3600, 3600, 3600]);
    assert_eq!((1..MOST_ATTEMPTS).map(seconds).sum::<i64>(), 7425, "two hours between the first attempt and the last");
}

#[test]
fn each_kind_has_a_name_of_its_own() {
    let mut names: Vec<&str> = JobKind::ALL.iter().map(|kind| kind.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), JobKind::ALL.len());
}
