"""Trains the encoder, distils its student and writes both, as the manifest says.

    python3 train_encoder.py [main | calibration] [--hold-out SET ...]

As 'calibration' it also writes the predictions of both models for the sets that are held out.
"""
import torch
from torch.nn import functional as F

import losses
from bert import Encoder, minilm
from corpus import Batches, read_corpus, select_vocabulary
from measure import print_report
from outputs import write_model, write_predictions, write_samples
from settings import read_settings, set_seeds
from training_loop import train
from wordpiece import WordPiece


def init_from_teacher(student, teacher, own):
    """Initializes the student's embeddings with the teacher's top principal components."""
    rows = torch.tensor([row for row in own if row is not None])
    words = teacher.words.weight.detach().float().cpu()
    _, _, directions = torch.linalg.svd(words - words.mean(0), full_matrices=False)
    small = (words - words.mean(0)) @ directions[:student.words.weight.shape[1]].T
    student.words.weight.data = (small / small.std() * .05)[rows].to(student.words.weight.device).contiguous()


def distil(student, batches, teacher, device, settings):
    """Trains the student on the labels and on the teacher's pairwise similarities."""

    def loss_of(model, batch):
        anchors, heads = model(batch['anchors', 'student'])
        positives, _ = model(batch['positives', 'student'])
        with torch.no_grad():
            teacher_anchors, teacher_heads = teacher(batch['anchors', 'teacher'])
            teacher_positives, _ = teacher(batch['positives', 'teacher'])
        contrastive = losses.contrastive_loss(anchors[batch['keyed']].float(), positives.float(), batch['owners'])
        similarities = anchors.float() @ torch.cat([anchors, positives]).float().T
        right = teacher_anchors.float() @ torch.cat([teacher_anchors, teacher_positives]).float().T
        kinds, teacher_kinds = heads[0].float().log_softmax(-1), teacher_heads[0].float().softmax(-1)
        soft = F.kl_div(kinds, teacher_kinds, reduction='batchmean')
        heads = [head.float() for head in heads]
        return contrastive + 20 * F.mse_loss(similarities, right) + soft + losses.head_loss(heads, batch)

    train(student, batches, settings.student_epochs, settings.batch, settings.student_rate, device, loss_of)


def main():
    settings = read_settings('main', 'calibration')
    set_seeds(settings.seed)
    device, out = settings.device, settings.out

    labels, items, examples = read_corpus(settings.work, settings.excluded)
    texts = [text for item in items for text in [*item['texts'], item['answer']]]
    texts += [example['text'] for example in examples]
    rows = lambda most: select_vocabulary(settings.base, texts, most, settings.encoder.commonTokens)
    kept, vocabulary = rows(settings.encoder.tokens)
    tokenizer = WordPiece(vocabulary)
    tests = [example for example in examples if example['test']]
    counts = f'{len(examples) - len(tests)} examples, {len(items)} items, {len(vocabulary)} tokens'
    print(f'{counts} on {device}', flush=True)
    batches = Batches({'teacher': tokenizer}, labels, items, examples)
    sizes = len(labels['kinds']), len(labels['wants'])
    teacher = minilm(settings.base, kept, *sizes).to(device)
    wordings = batches.wordings
    held_out = [example for example in tests if example['writer'] in settings.held_out]

    def finish(name, model, tokenizer, bits):
        if tests:
            print_report(model, tokenizer, labels, items, tests, wordings, device, name)
        if held_out:
            write_predictions(f'{out}/{name}.jsonl', model, tokenizer, labels, items, held_out, wordings, device)
        write_model(out, name, model, tokenizer, labels, items, wordings, device, bits)

    train(teacher, batches, settings.epochs, settings.batch, settings.rate, device)
    finish('encoder', teacher, tokenizer, 8)

    _, student_vocabulary = rows(settings.student.tokens)
    student_tokenizer = WordPiece(student_vocabulary)
    own = settings.student
    student = Encoder(len(student_vocabulary), own.width, own.layers, own.heads, own.inner, *sizes).to(device)
    position = {token: row for row, token in enumerate(vocabulary)}
    init_from_teacher(student, teacher, [position.get(token) for token in student_vocabulary])
    teacher.eval()
    batches.tokenizers['student'] = student_tokenizer
    distil(student, batches, teacher, device, settings)
    finish('student', student, student_tokenizer, 4)

    models = {'encoder': (teacher, tokenizer), 'student': (student, student_tokenizer)}
    write_samples(f'{out}/samples.json', examples, models, device)


if __name__ == '__main__':
    main()
