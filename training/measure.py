"""Evaluates a model on held-out writers."""
import numpy as np
import torch


@torch.no_grad()
def encode(model, tokenizer, rows, device, size=256):
    """Vectors and head outputs of texts, or of (text, context) pairs."""
    model.eval()
    vectors, heads = [], []
    for start in range(0, len(rows), size):
        chunk = [row if isinstance(row, tuple) else (row, None) for row in rows[start:start + size]]
        ids = [tokenizer.encode(*pair) for pair in chunk]
        longest = max(map(len, ids))
        batch = torch.tensor([row + [0] * (longest - len(row)) for row in ids], device=device)
        vector, outputs = model(batch)
        vectors.append(vector.float().cpu().numpy())
        heads.append(torch.cat(outputs, -1).float().cpu().numpy())
    return np.concatenate(vectors), np.concatenate(heads)


def index_of(model, tokenizer, items, wordings, device):
    """The vectors of every item's own texts with their owners, and the mean of all its wordings."""
    texts, owners = [], []
    for number, item in enumerate(items):
        texts += item['texts']
        owners += [number] * len(item['texts'])
    own, _ = encode(model, tokenizer, texts, device)
    extra, extra_owner = [], []
    for number, item in enumerate(items):
        extra += wordings.get(item['key'], [])
        extra_owner += [number] * len(wordings.get(item['key'], []))
    more = encode(model, tokenizer, extra, device)[0] if extra else np.zeros((0, own.shape[1]), np.float32)
    centroids = np.zeros((len(items), own.shape[1]), np.float32)
    np.add.at(centroids, np.array(owners), own)
    if len(more):
        np.add.at(centroids, np.array(extra_owner), more)
    centroids /= np.linalg.norm(centroids, axis=1, keepdims=True) + 1e-9
    return own, np.array(owners), centroids


def ranked(queries, index, blend=.5):
    own, owners, centroids = index
    # An item's own texts are consecutive, so the best of each is a maximum over a range of columns.
    best = np.maximum.reduceat(queries @ own.T, np.searchsorted(owners, np.arange(len(centroids))), axis=1)
    return (1 - blend) * best + blend * (queries @ centroids.T)


def print_report(model, tokenizer, labels, items, examples, wordings, device, title):
    index = index_of(model, tokenizer, items, wordings, device)
    keys = [item['key'] for item in items]
    kinds = labels['kinds']
    for writer in sorted({example['writer'] for example in examples}):
        rows = [example for example in examples if example['writer'] == writer]
        pairs = [(row['text'], row.get('before')) for row in rows]
        vectors, heads = encode(model, tokenizer, pairs, device)
        line = [f'{title} {writer} ({len(rows)})']
        keyed = [i for i, row in enumerate(rows) if row['keys']]
        if keyed:
            for blend in (0., .5, 1.):
                order = np.argsort(-ranked(vectors[keyed], index, blend), axis=1)[:, :3]
                found = [[keys[j] for j in row] for row in order]
                first = np.mean([f[0] in rows[i]['keys'] for f, i in zip(found, keyed)])
                three = np.mean([any(key in rows[i]['keys'] for key in f) for f, i in zip(found, keyed)])
                line.append(f'blend {blend}: first {100 * first:.1f} of three {100 * three:.1f}')
        with_kind = [i for i, row in enumerate(rows) if row.get('kind')]
        guessed = heads[:, :len(kinds)].argmax(1)
        if with_kind:
            line.append(f"kind {100 * np.mean([kinds[guessed[i]] == rows[i]['kind'] for i in with_kind]):.1f}")
        for kind in kinds:
            of = [i for i in with_kind if rows[i]['kind'] == kind]
            if of and len({rows[i]['kind'] for i in with_kind}) > 1:
                line.append(f'{kind} {100 * np.mean([kinds[guessed[i]] == kind for i in of]):.1f} of {len(of)}')
        with_leans = [i for i, row in enumerate(rows) if row.get('leans') is not None]
        if any(rows[i]['leans'] for i in with_leans):
            line.append(f"leans {100 * np.mean([(heads[i][-1] > 0) == rows[i]['leans'] for i in with_leans]):.1f}")
        with_wants = [i for i, row in enumerate(rows) if row.get('wants')]
        if with_wants:
            names = labels['wants']
            said = heads[:, len(kinds):len(kinds) + len(names)] > 0
            for j, name in enumerate(names):
                truth = np.array([name in rows[i]['wants'] for i in with_wants])
                hit = said[with_wants, j]
                if truth.any():
                    line.append(f'{name} P{100 * (hit & truth).sum() / max(1, hit.sum()):.0f} R{100 * (hit & truth).sum() / truth.sum():.0f}')
        print('; '.join(line), flush=True)


def predictions(model, tokenizer, labels, items, examples, wordings, device):
    """The outputs for each example, to fit the calibration on."""
    _, _, centroids = index_of(model, tokenizer, items, wordings, device)
    keys = np.array([item['key'] for item in items])
    is_service = np.array([key.startswith('service:') for key in keys])
    is_entry = np.array([key.startswith('entry:') for key in keys])
    pairs = [(row['text'], row.get('before')) for row in examples]
    vectors, heads = encode(model, tokenizer, pairs, device)
    scores = vectors @ centroids.T

    def best(row, chosen, count):
        order = np.argsort(-scores[row][chosen])[:count]
        return [[str(keys[chosen][j]), round(float(scores[row][chosen][j]), 4)] for j in order]

    for row, example in enumerate(examples):
        yield {**{name: example.get(name) for name in ('writer', 'text', 'before', 'keys', 'kind', 'wants', 'leans')},
               'heads': [round(float(value), 3) for value in heads[row]],
               'entries': best(row, is_entry, 6), 'services': best(row, is_service, 38)}
