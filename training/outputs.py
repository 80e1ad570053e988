"""What a stage of training writes besides the models (`export.py`), and reads of an earlier one."""
import json
import random

import numpy as np
import torch

from bert import Encoder
from export import export
from measure import encode, index_of, predictions


def write_vectors(model, tokenizer, items, wordings, device, path):
    """One vector per item, the mean of all its wordings; `write-vectors.ts` does the same without a GPU."""
    _, _, centroids = index_of(model, tokenizer, items, wordings, device)
    rows = np.round(centroids / np.abs(centroids).max(1, keepdims=True) * 127).astype(np.int8)
    keys, prints = [item['key'] for item in items], [item['print'] for item in items]
    head = json.dumps({'width': rows.shape[1], 'keys': keys, 'prints': prints}).encode()
    with open(path, 'wb') as file:
        file.write(len(head).to_bytes(4, 'little') + head + rows.tobytes())


def write_model(out, name, model, tokenizer, labels, items, wordings, device, bits):
    """A model and its vectors; `bits` are those of its word embeddings."""
    write_vectors(model, tokenizer, items, wordings, device, f'{out}/{name}-vectors.bin')
    export(model.eval(), tokenizer.vocabulary, labels, f'{out}/{name}.bin', word_bits=bits)


def write_predictions(path, *evaluated):
    with open(path, 'w', encoding='utf8') as file:
        for row in predictions(*evaluated):
            file.write(json.dumps(row, ensure_ascii=False) + '\n')


def write_samples(path, examples, models, device):
    """Reference outputs for the tests of the TypeScript encoders."""
    with_context = [example for example in examples if 'before' in example]
    drawn = [*random.sample(examples, 32), *random.sample(with_context, 8)]
    samples = [(example['text'], example.get('before')) for example in drawn]
    (teacher, tokenizer), (student, student_tokenizer) = models['encoder'], models['student']
    vectors, heads = encode(teacher, tokenizer, samples, device)
    small_vectors, small_heads = encode(student, student_tokenizer, samples, device)
    rounded = lambda values, digits: [round(float(value), digits) for value in values]
    rows = [{'text': text, 'before': before,
             'ids': tokenizer.encode(text, before),
             'vector': rounded(vector[:8], 4),
             'heads': rounded(head, 3),
             'studentIds': student_tokenizer.encode(text, before),
             'studentVector': rounded(small[:8], 4),
             'studentHeads': rounded(small_head, 3)}
            for (text, before), vector, head, small, small_head
            in zip(samples, vectors, heads, small_vectors, small_heads)]
    json.dump(rows, open(path, 'w', encoding='utf8'), ensure_ascii=False, indent=0)


def read_model(path):
    """A model written by `export`, and its vocabulary."""
    data = open(path, 'rb').read()
    length = int.from_bytes(data[:4], 'little')
    head = json.loads(data[4:4 + length])
    start, values = 4 + length, {}
    for tensor in head['tensors']:
        shape, at = tensor['shape'], start + tensor['at']
        if tensor['bits'] == 32:
            values[tensor['name']] = np.frombuffer(data, np.float32, int(np.prod(shape)), at).reshape(shape)
            continue
        height, width = shape
        scale = np.frombuffer(data, np.float32, height, at)
        if tensor['bits'] == 8:
            rows = np.frombuffer(data, np.int8, height * width, at + 4 * height).reshape(shape).astype(np.float32)
        else:
            packed = np.frombuffer(data, np.uint8, height * width // 2, at + 4 * height).reshape(height, width // 2)
            rows = np.stack([packed & 15, packed >> 4], -1).reshape(shape).astype(np.float32) - 8
        values[tensor['name']] = rows * scale[:, None]
    labels = head['labels']
    vocabulary = head['vocabulary'].split('\n')
    width = values['words'].shape[1]
    model = Encoder(len(vocabulary), width, head['layers'], head['heads'], values['0.widen.weight'].shape[0],
                    len(labels['kinds']), len(labels['wants']), longest=values['positions'].shape[0])
    renamed = {}
    for name, value in values.items():
        if name.startswith('turns.'):
            continue
        if name in ('words', 'positions'):
            name = f'{name}.weight'
        elif name[0].isdigit():
            name = f'layers.{name}'
        renamed[name] = torch.tensor(np.array(value))
    model.load_state_dict(renamed)
    return model, vocabulary
