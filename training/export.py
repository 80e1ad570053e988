"""Writes a network as one file for `language/encode/weights.ts`: a JSON header, then weights of four, eight and 32 bits."""
import json

import numpy as np


def rows_of(weights, bits):
    """Each row quantized to `bits` bits, with its own scale."""
    most = 2 ** (bits - 1) - 1
    scale = np.abs(weights).max(axis=1) / most + 1e-12
    values = np.clip(np.round(weights / scale[:, None]), -most, most).astype(np.int8)
    if bits == 4:
        shifted = (values + 8).astype(np.uint8)
        values = shifted[:, 0::2] | (shifted[:, 1::2] << 4)
    return scale.astype(np.float32), values


def export(model, vocabulary, labels, path, word_bits=8):
    parts, tensors, at = [], [], 0

    def write(name, weights, bits):
        nonlocal at
        weights = weights.detach().cpu().float().numpy()
        if bits == 32:
            blocks = [weights.astype(np.float32).tobytes()]
        else:
            scale, values = rows_of(weights, bits)
            blocks = [scale.tobytes(), values.tobytes()]
        data = b''.join(blocks)
        data += b'\0' * (-len(data) % 4)
        tensors.append({'name': name, 'shape': list(weights.shape), 'bits': bits, 'at': at})
        parts.append(data)
        at += len(data)

    write('words', model.words.weight, word_bits)
    write('positions', model.positions.weight, 8)
    write('norm.weight', model.norm.weight, 32)
    write('norm.bias', model.norm.bias, 32)
    for index, layer in enumerate(model.layers):
        for name in ('attend', 'project', 'widen', 'narrow'):
            module = getattr(layer, name)
            write(f'{index}.{name}.weight', module.weight, 8)
            write(f'{index}.{name}.bias', module.bias, 32)
        for name in ('norm1', 'norm2'):
            write(f'{index}.{name}.weight', getattr(layer, name).weight, 32)
            write(f'{index}.{name}.bias', getattr(layer, name).bias, 32)
    write('heads.weight', model.heads.weight, 8)
    write('heads.bias', model.heads.bias, 32)
    if hasattr(model, 'turn_heads'):
        for name in ('cut', 'role', 'value', 'line', 'message'):
            write(f'turns.{name}.weight', getattr(model.turn_heads, name).weight, 8)
            write(f'turns.{name}.bias', getattr(model.turn_heads, name).bias, 32)
    head = json.dumps({'layers': len(model.layers), 'heads': model.layers[0].heads, 'labels': labels, 'vocabulary': '\n'.join(vocabulary), 'tensors': tensors}, ensure_ascii=False).encode()
    head += b' ' * (-(len(head) + 4) % 4)
    with open(path, 'wb') as file:
        file.write(len(head).to_bytes(4, 'little') + head + b''.join(parts))
