DROP TABLE issued_paper_files;
DROP TABLE issued_papers;
