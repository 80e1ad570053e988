"""The heads that read a turn, and their losses."""
import torch
from torch import nn
from torch.nn import functional as F

from turn_data import MOST_LINES, MOST_PARTS, UNKNOWN, VALUES
from wordpiece import PAD, UNK

# Class weights of roles and values: most tokens have none.
ROLE_WEIGHTS = (.4, 1., 1.)
VALUE_WEIGHTS = (.3, 1., 1., 1., 1., 1., .6)
# Few tokens start a part.
CUT_WEIGHT = 2.
# The probability that a token is hidden in training.
DROPPED = .12


class TurnHeads(nn.Module):
    def __init__(self, width, acts, asks):
        super().__init__()
        self.cut = nn.Linear(width, 1)
        self.role = nn.Linear(width, 3)
        self.value = nn.Linear(width, len(VALUES))
        self.line = nn.Linear(2 * width, acts)
        self.message = nn.Linear(width, 1 + asks)

    def forward(self, x, ends, part_of):
        """Logits of cuts, roles and values by token, of acts by part and line, and of adding and asks by part."""
        share = torch.stack([part_of == part for part in range(MOST_PARTS)], 1).to(x.dtype)
        part = ((share @ x) / share.sum(-1, keepdim=True).clamp(min=1)).float()
        line = torch.gather(x, 1, ends.clamp(min=0)[..., None].expand(-1, -1, x.shape[-1])).float()
        lines = line[:, None].expand(-1, MOST_PARTS, -1, -1)
        pairs = torch.cat([lines, part[:, :, None].expand(-1, -1, MOST_LINES, -1)], -1)
        message = self.message(part)
        x = x.float()
        return self.cut(x)[..., 0], self.role(x), self.value(x), self.line(pairs), message[..., 0], message[..., 1:]


def token_states(model, ids):
    """Token representations, without pooling."""
    x = model.norm(model.words(ids) + model.positions.weight[:ids.shape[1]])
    mask = torch.where(ids != PAD, 0., -1e4)[:, None, None, :].to(x.dtype)
    for layer in model.layers:
        x = layer(x, mask)
    return x


def word_dropout(ids, part_of):
    """Hides some tokens of the message, so that none is relied on alone."""
    return torch.where((torch.rand(ids.shape, device=ids.device) < DROPPED) & (part_of >= 0), UNK, ids)


def any_of(logits, right):
    """
    Negative log-likelihood of a group of labels, any of which is right. Smoothed, because writers label some questions
    differently, so that no single label gets all the probability.
    """
    share = (logits.softmax(-1) * right).sum(-1)
    return masked_mean(-(.96 * share + .04 / logits.shape[-1]).log(), right.sum(-1) > 0)


def masked_mean(loss, known):
    return (loss * known).sum() / known.sum().clamp(min=1)


def binary_loss(logits, right, **options):
    """Labels below 0 are unknown."""
    loss = F.binary_cross_entropy_with_logits(logits, right.clamp(min=0), reduction='none', **options)
    return masked_mean(loss, right >= 0)


def turn_loss(outputs, batch, right_cuts, right_roles, right_values):
    cuts, roles, values, acts, adds, asks = outputs
    weigh = lambda weights: torch.tensor(weights, device=cuts.device)
    loss = 2 * F.cross_entropy(acts.flatten(0, 2), batch['acts'].flatten(), ignore_index=-100)
    loss = loss + any_of(asks, batch['asks'])
    loss = loss + F.cross_entropy(roles.flatten(0, 1), right_roles.flatten(), weigh(ROLE_WEIGHTS), ignore_index=UNKNOWN)
    loss = loss + F.cross_entropy(values.flatten(0, 1), right_values.flatten(), weigh(VALUE_WEIGHTS), ignore_index=UNKNOWN)
    loss = loss + binary_loss(adds, batch['adds'])
    return loss + 6 * binary_loss(cuts, right_cuts, pos_weight=weigh(CUT_WEIGHT))


def soft_loss(outputs, targets, batch):
    """Distils acts and asks where they are labelled."""
    *_, acts, _, asks = outputs
    *_, right_acts, _, right_asks = targets
    soft = lambda mine, theirs: F.kl_div(mine.log_softmax(-1), theirs.float().softmax(-1), reduction='batchmean')
    has_act, has_ask = batch['acts'].flatten() >= 0, batch['asks'].sum(-1).flatten() > 0
    loss = 2 * soft(acts.flatten(0, 2)[has_act], right_acts.flatten(0, 2)[has_act])
    return loss + soft(asks.flatten(0, 1)[has_ask], right_asks.flatten(0, 1)[has_ask])
