"""The Mosaygent helper as a Python package."""
