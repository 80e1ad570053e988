"""What the encoder and its student are taught: to find the same thing, and to say what a message is and wants."""
import torch
from torch.nn import functional as F

TEMPERATURE = .05


def nearness(asked, beside, owners):
    """Each message has to find the text beside it among all of the batch; others about the same thing do not count."""
    scores = asked @ beside.T / TEMPERATURE
    own = torch.eye(len(scores), dtype=torch.bool, device=scores.device)
    same = (owners.float() @ owners.float().T) > 0
    scores = scores.masked_fill(same & ~own, -1e4)
    right = torch.arange(len(scores), device=scores.device)
    return (F.cross_entropy(scores, right) + F.cross_entropy(scores.T, right)) / 2


# Kinds that few messages are of, as entry, catalogue, place, refused, not-offered, off-topic, steering.
RARITY = (1., 1., 1.2, 1.6, 2., 1.3, 2.2)


REFUSED = 3


def refused_by_mistake(kinds):
    """Whatever else a welcome neighbour asks for, it is not one of those turned away."""
    return -torch.log1p(-kinds.softmax(-1)[:, REFUSED].clamp(max=.9999)).mean()


def of_heads(heads, batch):
    kinds, wants, leans = heads
    known = batch['wants'][:, 0] >= 0
    told = batch['leans'] >= 0
    rarity = torch.tensor(RARITY, device=kinds.device)
    loss = F.cross_entropy(kinds, batch['kinds'], rarity, ignore_index=-100, label_smoothing=.02)
    if batch['welcome'].any():
        loss = loss + refused_by_mistake(kinds[batch['welcome']])
    if known.any():
        loss = loss + F.binary_cross_entropy_with_logits(wants[known], batch['wants'][known])
    if told.any():
        loss = loss + .5 * F.binary_cross_entropy_with_logits(leans[told, 0], batch['leans'][told])
    return loss
