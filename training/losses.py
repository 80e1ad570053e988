"""Losses of the encoder and its student: contrastive for the vector, classification for the heads."""
import torch
from torch.nn import functional as F

TEMPERATURE = .05


def contrastive_loss(anchors, positives, owners):
    """In-batch contrastive loss; other positives of the same item are masked."""
    scores = anchors @ positives.T / TEMPERATURE
    own = torch.eye(len(scores), dtype=torch.bool, device=scores.device)
    same = (owners.float() @ owners.float().T) > 0
    scores = scores.masked_fill(same & ~own, -1e4)
    right = torch.arange(len(scores), device=scores.device)
    return (F.cross_entropy(scores, right) + F.cross_entropy(scores.T, right)) / 2


def cosine_distance(left, right):
    """The mean over the rows, which have length one."""
    return (1 - (left.float() * right.float()).sum(-1)).mean()


# Class weights of entry, catalogue, place, refused, not-offered, off-topic, steering; rare kinds weigh more.
KIND_WEIGHTS = (1., 1., 1.2, 1.6, 2., 1.3, 2.2)
REFUSED = 3


def refused_by_mistake(kinds):
    """Penalizes the probability of 'refused' for welcome neighbours, whatever else they ask for."""
    return -torch.log1p(-kinds.softmax(-1)[:, REFUSED].clamp(max=.9999)).mean()


def distillation_loss(now, before):
    """How far the outputs of a model, its vectors and heads, are from those before; kinds weigh most of the heads."""
    (vectors, heads), (old_vectors, old_heads) = now, before
    kinds, old_kinds = heads[0].float().log_softmax(-1), old_heads[0].float().softmax(-1)
    loss = 60 * cosine_distance(vectors, old_vectors) + 8 * F.kl_div(kinds, old_kinds, reduction='batchmean')
    return loss + other_heads_distance(heads, old_heads)


def other_heads_distance(heads, old_heads):
    return F.mse_loss(torch.cat(heads[1:], -1).float(), torch.cat(old_heads[1:], -1).float())


def head_loss(heads, batch):
    kinds, wants, leans = heads
    has_wants = batch['wants'][:, 0] >= 0
    has_leans = batch['leans'] >= 0
    weights = torch.tensor(KIND_WEIGHTS, device=kinds.device)
    loss = F.cross_entropy(kinds, batch['kinds'], weights, ignore_index=-100, label_smoothing=.02)
    if batch['welcome'].any():
        loss = loss + refused_by_mistake(kinds[batch['welcome']])
    if has_wants.any():
        loss = loss + F.binary_cross_entropy_with_logits(wants[has_wants], batch['wants'][has_wants])
    if has_leans.any():
        loss = loss + .5 * F.binary_cross_entropy_with_logits(leans[has_leans, 0], batch['leans'][has_leans])
    return loss
