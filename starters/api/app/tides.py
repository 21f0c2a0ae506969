"""The tide tables: constant data, the same as the app carries in lib/models/tide.dart."""

from pydantic import BaseModel


class Tide(BaseModel):
    """One turn of the tide."""

    name: str
    time: str
    """Local time of the harbour, hh:mm."""
    metres: float
    """Height above chart datum."""
    is_high: bool


class TideTable(BaseModel):
    place: str
    tides: list[Tide]
    hourly_heights: list[float]
    """Hour by hour from midnight on, in metres above chart datum."""


TABLES: dict[str, TideTable] = {
    "falmouth": TideTable(
        place="Falmouth",
        tides=[
            Tide(name="High water", time="04:12", metres=4.1, is_high=True),
            Tide(name="Low water", time="10:27", metres=0.9, is_high=False),
            Tide(name="High water", time="16:40", metres=4.4, is_high=True),
            Tide(name="Low water", time="22:58", metres=0.7, is_high=False),
        ],
        hourly_heights=[
            *(1.5, 2.3, 3.1, 3.8, 4.1, 3.9, 3.3, 2.5, 1.7, 1.1, 0.9, 1.0),
            *(1.6, 2.5, 3.2, 4.0, 4.4, 4.3, 3.7, 2.8, 1.9, 1.1, 0.8, 0.7),
        ],
    ),
}
