"""What frames send, as far as its members must fit each other or what is there."""

import unicodedata
from datetime import date

from fuzz_world import EMBED, RANDOM, WORLD, WRITTEN, call, found, pages_of


def readable(text, longest):
    return "".join(one for one in text if unicodedata.category(one) not in ("Cc", "Cs"))[:longest]


def answer_to(field, words):
    """An answer that fits the question; texts are of the generated ones."""
    kind = field["type"]
    if kind == "single_choice":
        return RANDOM.choice(field["options"])
    if kind == "multi_choice":
        return [option for option in field["options"] if RANDOM.random() < 0.5]
    if kind == "scale":
        return RANDOM.randint(field.get("min") or 1, field.get("max") or 5)
    if kind == "date":
        return date(RANDOM.randint(1900, 2999), 1, 1).isoformat()
    return RANDOM.random() < 0.5 if kind == "yes_no" else words


def mend_answers(case, body):
    """Answers go by the ids of the form's questions, of which the schema knows nothing."""
    texts = [one for one in body["answers"].values() if isinstance(one, str)]
    words = readable(texts[0] if texts else "", 1_000).strip() or "Noa"
    form = found(f"{EMBED}/forms/{case.path_parameters['id']}", "subject")
    if form:
        body["answers"] = {one["id"]: answer_to(one, words) for one in form["fields"] if one["type"] != "heading"}


def mend_transcript(body):
    """One of both, with times that run."""
    if "words" in body:
        body.pop("webvtt", None)
        body["words"] = [dict(word) for word in body["words"]]
        moments = sorted(word["start_seconds"] for word in body["words"])
        for word, start in zip(body["words"], moments):
            word["start_seconds"] = start
            word["end_seconds"] = max(start, word["end_seconds"])
    else:
        said = readable(body.get("webvtt", "Castle!").replace("-->", ""), 10_000)
        body["webvtt"] = f"WEBVTT\n\n00:00.000 --> 00:01.500\n<v Child>{said}\n"


MOST_PAGES = 24
# As many as a scenario has steps: links lead to what it has just made.
LATEST = 8


def kept_pages(pages):
    """Any but the latest may go."""
    made = sorted(pages, key=lambda page: page["created_at"])
    older = [page for page in made[:-LATEST] if RANDOM.random() < 0.5]
    return [page["id"] for page in older + made[-LATEST:]]


def mend_book_pages(case, body):
    """Who changes the pages names those that there are."""
    book = case.path_parameters["id"]
    pages = pages_of("storybooks", book)
    if not pages:
        return
    ids = [page["id"] for page in pages]
    kept = kept_pages(pages)
    RANDOM.shuffle(kept)
    if "pages" in body:
        drafts = body["pages"] + [{}] * len(kept)
        body["pages"] = [{**draft, "id": one} for draft, one in zip(drafts, kept)]
    elif len(ids) == MOST_PAGES:
        fewer = {"page_ids": ids, "pages": [{"id": one} for one in kept]}
        call("PATCH", f"{EMBED}/storybooks/{book}/pages", "subject", fewer)
        ids = kept
    body["page_ids"] = ids
    if "position" in body:
        body["position"] = min(body["position"], len(ids) + 1)
    if "picture_of" in body:
        body["picture_of"] = RANDOM.choice(ids)


def mend_framed(case, body):
    label = case.operation.label
    if "answers" in body:
        mend_answers(case, body)
    if label.endswith("/transcript"):
        mend_transcript(body)
    if label.endswith("/storybooks/{id}/pages"):
        mend_book_pages(case, body)
    if label.endswith("/worksheets/{id}/pages/{pageId}"):
        body["position"] = min(body["position"], len(pages_of("worksheets", case.path_parameters["id"])) or 60)
    if label.endswith("/thumbnail"):
        body["content_base64"] = RANDOM.choice(WRITTEN["pictures"])
    if label.endswith("/calendar"):
        body["url"] = f"https://dav.example/{readable(body['url'], 900)}"
    if label.endswith("/notes"):
        body["partner_appointment_id"] = WORLD.appointment
