"""The API: what the app asks for, over HTTP."""

from fastapi import FastAPI, HTTPException
from fastapi.middleware.cors import CORSMiddleware
from pydantic import BaseModel

from app.tides import TABLES, TideTable

VERSION = "1.0.0"

app = FastAPI(title="Tidewater API", version=VERSION)

# The app runs in a browser on this machine while it is developed, on a port that changes.
app.add_middleware(
    CORSMiddleware,
    allow_origin_regex=r"http://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?",
    allow_methods=["GET"],
)


class Health(BaseModel):
    status: str
    name: str
    version: str


@app.get("/health")
def health() -> Health:
    """Says that the server answers, and which one it is."""
    return Health(status="ok", name="tidewater-api", version=VERSION)


@app.get("/tides")
def tides(place: str = "falmouth") -> TideTable:
    """Today's turns of the tide at one harbour."""
    table = TABLES.get(place.strip().lower())
    if table is None:
        known = ", ".join(sorted(TABLES))
        raise HTTPException(404, f"No tide table for '{place}'. Known: {known}.")
    return table
