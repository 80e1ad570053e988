"""MiniLM in plain PyTorch, with its published weights and our classification heads."""
import json

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from wordpiece import LONGEST_TURN, SEP

# The prefix of the published weights' names; the embeddings of words, positions and token types have none.
BASE = 'StatefulPartitionedCall/model/tf_bert_model/bert/'
HEAD_WIDTH = 32


class Layer(nn.Module):
    def __init__(self, width, heads, inner):
        super().__init__()
        self.heads = heads
        self.attend = nn.Linear(width, 3 * width)
        self.project = nn.Linear(width, width)
        self.norm1 = nn.LayerNorm(width, eps=1e-12)
        self.widen = nn.Linear(width, inner)
        self.narrow = nn.Linear(inner, width)
        self.norm2 = nn.LayerNorm(width, eps=1e-12)
        self.drop = nn.Dropout(.1)

    def forward(self, x, mask):
        batch, length, width = x.shape
        query, key, value = self.attend(x).view(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        weights = (query @ key.transpose(-1, -2) / (width // self.heads) ** .5 + mask).softmax(-1)
        mixed = (weights @ value).transpose(1, 2).reshape(batch, length, width)
        x = self.norm1(x + self.drop(self.project(mixed)))
        return self.norm2(x + self.drop(self.narrow(F.gelu(self.widen(x)))))


class Encoder(nn.Module):
    """From token ids to one vector per text and the outputs of the heads."""

    def __init__(self, vocabulary, width, layers, heads, inner, kinds, wants, longest=LONGEST_TURN):
        super().__init__()
        self.words = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(longest, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList(Layer(width, heads, inner) for _ in range(layers))
        self.heads = nn.Linear(width, kinds + wants + 1)
        self.split = (kinds, wants, 1)

    def forward(self, ids):
        known = ids != 0
        x = self.norm(self.words(ids) + self.positions.weight[:ids.shape[1]])
        mask = torch.where(known, 0., -1e4)[:, None, None, :].to(x.dtype)
        for layer in self.layers:
            x = layer(x, mask)
        # The context takes part in attention, but the vector is the mean of the message's own tokens.
        ends = ids == SEP
        own = known & (ends.cumsum(1) > ends.sum(1, keepdim=True) - 2)
        share = own[..., None].to(x.dtype)
        pooled = ((x * share).sum(1) / share.sum(1)).float()
        return F.normalize(pooled, dim=-1), self.heads(pooled).split(self.split, -1)


def published_tensors(folder):
    """The weights of all-MiniLM-L6-v2, from uint8 TensorFlow.js shards."""
    model, tensors = json.load(open(f'{folder}/model.json')), {}
    for group in model['weightsManifest']:
        data, at = b''.join(open(f'{folder}/{name}', 'rb').read() for name in group['paths']), 0
        for weight in group['weights']:
            size, packed = int(np.prod(weight['shape'] or [1])), weight.get('quantization')
            if packed:
                kind = np.dtype(packed['dtype'])
                values = np.frombuffer(data, kind, size, at).astype(np.float32) * packed['scale'] + packed['min']
                at += size * kind.itemsize
            elif weight['dtype'] in ('int32', 'float32'):
                values = np.frombuffer(data, np.dtype(weight['dtype']), size, at)
                at += 4 * size
            else:
                at += size
                continue
            tensors[weight['name']] = values.reshape(weight['shape'])
    return tensors


def minilm(folder, kept, kinds, wants):
    """MiniLM with the selected rows of its vocabulary and untrained heads."""
    raw = published_tensors(folder)
    tensor = lambda values: torch.tensor(np.array(values, dtype=np.float32))
    width, inner = raw[f'{BASE}encoder/layer_._0/intermediate/dense/Tensordot/ReadVariableOp'].shape
    layers = sum(name.startswith(BASE) and name.endswith('/intermediate/dense/Tensordot/ReadVariableOp') for name in raw)
    model = Encoder(len(kept), width, layers, width // HEAD_WIDTH, inner, kinds, wants)
    norm = lambda name: (tensor(raw[f'{BASE}{name}/LayerNorm/batchnorm/mul/ReadVariableOp']), tensor(raw[f'{BASE}{name}/LayerNorm/batchnorm/ReadVariableOp']))
    dense = lambda name, inputs=width: (tensor(raw[f'{BASE}{name}/Tensordot/ReadVariableOp']).reshape(inputs, -1).T, tensor(raw[f'{BASE}{name}/BiasAdd/ReadVariableOp']).reshape(-1))

    def put(module, values):
        module.weight.data, module.bias.data = values[0].contiguous(), values[1].contiguous()

    model.words.weight.data = tensor(raw['unknown'])[kept]
    # All our texts have the first token type, so its row is added to the positions.
    model.positions.weight.data = tensor(raw['unknown_0'])[:LONGEST_TURN] + tensor(raw['unknown_1'])[0]
    put(model.norm, norm('embeddings'))
    for index, layer in enumerate(model.layers):
        name = f'encoder/layer_._{index}/'
        parts = [dense(f'{name}attention/self/{part}') for part in ('query', 'key', 'value')]
        put(layer.attend, (torch.cat([part[0] for part in parts]), torch.cat([part[1] for part in parts])))
        put(layer.project, dense(f'{name}attention/output/dense'))
        put(layer.norm1, norm(f'{name}attention/output'))
        put(layer.widen, dense(f'{name}intermediate/dense'))
        put(layer.narrow, dense(f'{name}output/dense', inner))
        put(layer.norm2, norm(f'{name}output'))
    return model
