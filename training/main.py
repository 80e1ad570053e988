"""Tunes the encoder, teaches its student and writes both. The manifest says with what.

    python3 main.py [main | calibration] [--apart SET ...]

As 'calibration' it also writes what both models say of the sets that are held out.
"""
import json
import random

import numpy as np
import torch
from torch.nn import functional as F

import losses
from bert import Encoder, minilm
from corpus import Batches, kept_rows, read_corpus
from export import export
from measure import encode, index_of, predictions, report
from settings import read_settings, set_seeds
from tune import tune
from wordpiece import WordPiece


def from_teacher(student, teacher, own):
    """The student's words begin where the teacher's lie, in the directions in which those differ most."""
    rows = torch.tensor([row for row in own if row is not None])
    words = teacher.words.weight.detach().float().cpu()
    _, _, directions = torch.linalg.svd(words - words.mean(0), full_matrices=False)
    small = (words - words.mean(0)) @ directions[:student.words.weight.shape[1]].T
    student.words.weight.data = (small / small.std() * .05)[rows].to(student.words.weight.device).contiguous()


def teach(student, batches, teacher, device, settings):
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

    tune(student, batches, settings.student_epochs, settings.batch, settings.student_rate, device, loss_of)


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
    settings = read_settings('main', 'calibration')
    set_seeds(settings.seed)
    device, out = settings.device, settings.out

    labels, items, examples = read_corpus(settings.work, settings.apart)
    texts = [text for item in items for text in [*item['texts'], item['answer']]] + [example['text'] for example in examples]
    rows = lambda most: kept_rows(settings.base, texts, most, settings.encoder.commonTokens)
    kept, vocabulary = rows(settings.encoder.tokens)
    tokenizer = WordPiece(vocabulary)
    tests = [example for example in examples if example['test']]
    print(f'{len(examples) - len(tests)} examples, {len(items)} items, {len(vocabulary)} tokens on {device}', flush=True)
    batches = Batches({'teacher': tokenizer}, labels, items, examples)
    sizes = len(labels['kinds']), len(labels['wants'])
    teacher = minilm(settings.base, kept, *sizes).to(device)
    wordings = batches.wordings
    held_out = [example for example in tests if example['writer'] in settings.held_out]

    def finish(name, model, tokenizer, vocabulary, bits):
        if tests:
            report(model, tokenizer, labels, items, tests, wordings, device, name)
        if held_out:
            write_predictions(f'{out}/{name}.jsonl', model, tokenizer, labels, items, held_out, wordings, device)
        write_vectors(model, tokenizer, items, wordings, device, f'{out}/{name}-vectors.bin')
        export(model.eval(), vocabulary, labels, f'{out}/{name}.bin', word_bits=bits)

    tune(teacher, batches, settings.epochs, settings.batch, settings.rate, device)
    finish('encoder', teacher, tokenizer, vocabulary, 8)

    _, few = rows(settings.student.tokens)
    student_tokenizer = WordPiece(few)
    student = Encoder(len(few), settings.student.width, settings.student.layers, settings.student.heads, settings.student.inner, *sizes).to(device)
    position = {token: row for row, token in enumerate(vocabulary)}
    from_teacher(student, teacher, [position.get(token) for token in few])
    teacher.eval()
    batches.tokenizers['student'] = student_tokenizer
    teach(student, batches, teacher, device, settings)
    finish('student', student, student_tokenizer, few, 4)

    write_samples(f'{out}/samples.json', examples, {'encoder': (teacher, tokenizer), 'student': (student, student_tokenizer)}, device)


if __name__ == '__main__':
    main()
