import pytest
from fastapi.testclient import TestClient

from app.main import app

client = TestClient(app)


def test_health_names_the_server():
    reply = client.get("/health")

    assert reply.status_code == 200
    assert reply.json() == {"status": "ok", "name": "tidewater-api", "version": "1.0.0"}


@pytest.mark.parametrize("query", ["", "?place=falmouth", "?place=%20Falmouth%20"])
def test_tides_of_falmouth(query: str):
    reply = client.get(f"/tides{query}")

    assert reply.status_code == 200
    table = reply.json()
    assert table["place"] == "Falmouth"
    assert [(tide["time"], tide["metres"]) for tide in table["tides"]] == [
        ("04:12", 4.1),
        ("10:27", 0.9),
        ("16:40", 4.4),
        ("22:58", 0.7),
    ]
    assert len(table["hourly_heights"]) == 24


def test_a_place_without_a_table_says_which_there_are():
    reply = client.get("/tides?place=atlantis")

    assert reply.status_code == 404
    assert reply.json() == {"detail": "No tide table for 'atlantis'. Known: falmouth."}


@pytest.mark.parametrize(
    "origin", ["http://localhost:36413", "http://127.0.0.1:36413", "http://[::1]:5000"]
)
def test_pages_of_this_machine_may_ask(origin: str):
    reply = client.get("/tides", headers={"Origin": origin})

    assert reply.headers["access-control-allow-origin"] == origin


@pytest.mark.parametrize(
    "origin",
    ["https://example.com", "http://localhost.example.com", "http://127.0.0.1.example.com", "null"],
)
def test_other_pages_may_not(origin: str):
    reply = client.get("/tides", headers={"Origin": origin})

    assert "access-control-allow-origin" not in reply.headers
