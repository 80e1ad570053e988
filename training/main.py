"""Tunes the encoder, teaches its student and writes both. Run from this folder, where `prepare.ts` has filled work/.

    python3 main.py --out FOLDER [--apart WRITER ...] [--epochs 14] [--small]
"""
import argparse
import json
import random
from collections import defaultdict

import numpy as np
import torch
from torch.nn import functional as F

import losses
from bert import Encoder, minilm
from corpus import Batches, kept_rows, read_corpus
from export import export
from measure import encode, index_of, predictions, report
from tune import tune
from wordpiece import WordPiece

MOST_TOKENS = 12_000
STUDENT_TOKENS = 6_500
STUDENT_WIDTH = 128


def from_teacher(student, teacher, own):
    """The student's words begin where the teacher's lie, in the directions in which those differ most."""
    rows = torch.tensor([row for row in own if row is not None])
    words = teacher.words.weight.detach().float().cpu()
    _, _, directions = torch.linalg.svd(words - words.mean(0), full_matrices=False)
    small = (words - words.mean(0)) @ directions[:STUDENT_WIDTH].T
    student.words.weight.data = (small / small.std() * .05)[rows].to(student.words.weight.device).contiguous()


def teach(student, batches, teacher, device, epochs):
    """The student learns the same and, from its teacher, how near every two texts of a batch are."""

    def loss_of(model, batch):
        asked, heads = model(batch['asked student'])
        beside, _ = model(batch['beside student'])
        with torch.no_grad():
            teacher_asked, teacher_heads = teacher(batch['asked teacher'])
            teacher_beside, _ = teacher(batch['beside teacher'])
        near = losses.nearness(asked[batch['keyed']].float(), beside.float(), batch['owners'])
        mine = asked.float() @ torch.cat([asked, beside]).float().T
        right = teacher_asked.float() @ torch.cat([teacher_asked, teacher_beside]).float().T
        soft = F.kl_div(heads[0].float().log_softmax(-1), teacher_heads[0].float().softmax(-1), reduction='batchmean')
        return near + 20 * F.mse_loss(mine, right) + soft + losses.of_heads([head.float() for head in heads], batch)

    tune(student, batches, epochs, 64 if epochs == 1 else 512, 2e-3, device, loss_of)


def write_vectors(model, tokenizer, items, wordings, device, path):
    """One vector a thing, the middle of all its wordings; `write-vectors.ts` does the same without a GPU."""
    _, _, middles = index_of(model, tokenizer, items, wordings, device)
    rows = np.round(middles / np.abs(middles).max(1, keepdims=True) * 127).astype(np.int8)
    head = json.dumps({'width': rows.shape[1], 'keys': [item['key'] for item in items], 'prints': [item['print'] for item in items]}).encode()
    with open(path, 'wb') as file:
        file.write(len(head).to_bytes(4, 'little') + head + rows.tobytes())


def write_predictions(path, *reading):
    with open(path, 'w', encoding='utf8') as file:
        for row in predictions(*reading):
            file.write(json.dumps(row, ensure_ascii=False) + '\n')


def write_samples(path, examples, models, device):
    """What the tests of the TypeScript side compare themselves with."""
    told = [example for example in examples if 'before' in example]
    samples = [(example['text'], example.get('before')) for example in [*random.sample(examples, 32), *random.sample(told, 8)]]
    (teacher, tokenizer), (student, student_tokenizer) = models['encoder'], models['student']
    vectors, heads = encode(teacher, tokenizer, samples, device)
    small_vectors, small_heads = encode(student, student_tokenizer, samples, device)
    rows = [{'text': text, 'before': before, 'ids': tokenizer.encode(text, before), 'vector': [round(float(x), 4) for x in vector[:8]], 'heads': [round(float(x), 3) for x in head],
             'studentIds': student_tokenizer.encode(text, before), 'studentVector': [round(float(x), 4) for x in small[:8]], 'studentHeads': [round(float(x), 3) for x in small_head]}
            for (text, before), vector, head, small, small_head in zip(samples, vectors, heads, small_vectors, small_heads)]
    json.dump(rows, open(path, 'w', encoding='utf8'), ensure_ascii=False, indent=0)


def main():
    options = argparse.ArgumentParser()
    options.add_argument('--out', required=True)
    options.add_argument('--apart', nargs='*', default=[])
    options.add_argument('--epochs', type=int, default=36)
    options.add_argument('--student-epochs', type=int, default=90)
    options.add_argument('--calibrate', action='store_true', help='write what both models say of the writers kept apart')
    options.add_argument('--small', action='store_true', help='a few steps only, to see that everything works')
    options = options.parse_args()
    torch.manual_seed(0)
    random.seed(0)
    np.random.seed(0)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'

    labels, items, examples = read_corpus(set(options.apart))
    if options.small:
        random.shuffle(examples)
        examples, items = examples[:300], items[:200]
    texts = [text for item in items for text in [*item['texts'], item['answer']]] + [example['text'] for example in examples]
    kept, vocabulary = kept_rows('base', texts, most=MOST_TOKENS)
    tokenizer = WordPiece(vocabulary)
    print(f'{len(examples)} examples, {len(items)} items, {len(vocabulary)} tokens on {device}', flush=True)
    batches = Batches({'teacher': tokenizer}, labels, items, examples)
    sizes = len(labels['kinds']), len(labels['wants'])
    teacher = minilm('base', kept, *sizes).to(device)
    tests = [] if options.small else [example for example in examples if example['test']]
    wordings = batches.wordings
    if tests:
        report(teacher, tokenizer, labels, items, tests, {}, device, 'as it comes')
    tune(teacher, batches, 1 if options.small else options.epochs, 64 if options.small else 512, 1e-4, device)
    if tests:
        report(teacher, tokenizer, labels, items, tests, {}, device, 'tuned')
        report(teacher, tokenizer, labels, items, tests, wordings, device, 'tuned, middles of all')
    if options.calibrate:
        write_predictions(f'{options.out}/calibration-encoder.jsonl', teacher, tokenizer, labels, items, tests, wordings, device)
    write_vectors(teacher, tokenizer, items, wordings, device, f'{options.out}/encoder-vectors.bin')
    export(teacher.eval(), vocabulary, labels, f'{options.out}/encoder.bin')

    _, few = kept_rows('base', texts, most=STUDENT_TOKENS)
    student_tokenizer = WordPiece(few)
    student = Encoder(len(few), STUDENT_WIDTH, 2, 4, 512, *sizes).to(device)
    position = {token: row for row, token in enumerate(vocabulary)}
    from_teacher(student, teacher, [position.get(token) for token in few])
    teacher.eval()
    batches.tokenizers['student'] = student_tokenizer
    teach(student, batches, teacher, device, 1 if options.small else options.student_epochs)
    if tests:
        report(student, student_tokenizer, labels, items, tests, wordings, device, 'student')
    if options.calibrate:
        write_predictions(f'{options.out}/calibration-student.jsonl', student, student_tokenizer, labels, items, tests, wordings, device)
    write_vectors(student, student_tokenizer, items, wordings, device, f'{options.out}/student-vectors.bin')
    export(student.eval(), few, labels, f'{options.out}/student.bin', word_bits=4)

    write_samples(f'{options.out}/samples.json', examples, {'encoder': (teacher, tokenizer), 'student': (student, student_tokenizer)}, device)


if __name__ == '__main__':
    main()
