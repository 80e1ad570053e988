"""The settings of a training stage, from the copy of the manifest that `prepare.ts` puts into the work folder."""
import argparse
import json
import random
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import torch


def read_settings(*stages):
    """The settings of the stage named on the command line, or of the first."""
    parser = argparse.ArgumentParser()
    parser.add_argument('stage', nargs='?', choices=stages, default=stages[0])
    parser.add_argument('--work', type=Path, default=Path(__file__).parent / 'work', help='the folder prepare.ts wrote to')
    parser.add_argument('--hold-out', nargs='*', default=[], help='more sets to hold out and evaluate on')
    parser.add_argument('--out', help='the folder within it for the results, instead of the one in the manifest')
    options = parser.parse_args()
    manifest = json.loads((options.work / 'manifest.json').read_text('utf8'))
    stage = manifest['stages'][options.stage]
    stage = {**manifest['stages'].get(stage.get('like'), {}), **stage}
    held_out = set(stage.get('holdsOut', []))
    out = options.work / (options.out or stage['output'])
    out.mkdir(parents=True, exist_ok=True)
    return SimpleNamespace(
        name=options.stage, work=options.work, base=options.work / 'base', out=out, model=options.work / stage.get('input', ''),
        seed=manifest['seed'], encoder=SimpleNamespace(**manifest['encoder']), student=SimpleNamespace(**manifest['student']),
        epochs=stage['epochs'], student_epochs=stage['studentEpochs'], batch=stage['batch'], rate=stage['rate'], student_rate=stage['studentRate'],
        from_template=stage.get('fromTemplate'), held_out=held_out, excluded={*stage['leavesOut'], *held_out, *options.hold_out},
        device='cuda' if torch.cuda.is_available() else 'cpu')


def set_seeds(seed):
    torch.manual_seed(seed)
    random.seed(seed)
    np.random.seed(seed)
