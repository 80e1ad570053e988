"""A minimal BERT tokenizer. `language/encode/tokenizer.ts` does the same; a test compares the two."""
import unicodedata

SPECIALS = ['[PAD]', '[UNK]', '[CLS]', '[SEP]']
PAD, UNK, CLS, SEP = range(4)
# The maximum tokens of a message: its beginning, and more of its end, where the question usually is.
LONGEST, HEAD = 44, 15
# The maximum with the lines of an order, which is the number of positions.
LONGEST_TURN = 104
# Tokens of the context: enough for its subject.
EARLIER = 20
LONGEST_WORD = 40


def is_punctuation(character):
    code = ord(character)
    if 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126:
        return True
    return unicodedata.category(character).startswith('P')


def is_ideograph(character):
    return 0x3400 <= ord(character) <= 0x9FFF


def words_of(text):
    plain = unicodedata.normalize('NFD', text.lower())
    words, word = [], ''
    for character in plain:
        category = unicodedata.category(character)
        if category == 'Mn':
            continue
        if character.isspace() or category in ('Zs', 'Cc', 'Cf', 'Cn', 'Co', 'Cs'):
            words, word = words + [word], ''
        elif is_punctuation(character) or is_ideograph(character):
            words, word = words + [word, character], ''
        else:
            word += character
    return [each for each in words + [word] if each]


class WordPiece:
    def __init__(self, vocabulary, positions=LONGEST_TURN):
        self.vocabulary = vocabulary
        self.positions = positions
        self.ids = {token: index for index, token in enumerate(vocabulary)}

    def pieces(self, word):
        if len(word) > LONGEST_WORD:
            return [UNK]
        found, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = word[start:end] if start == 0 else '##' + word[start:end]
                if piece in self.ids:
                    found.append(self.ids[piece])
                    start = end
                    break
            else:
                return [UNK]
        return found

    def tokens(self, text):
        return [piece for word in words_of(text) for piece in self.pieces(word)]

    def encode(self, text, before=None):
        """Ids of a message, after its context if there is one."""
        own = self.tokens(text)
        room = LONGEST - 2
        if before is not None:
            earlier = self.tokens(before)[:EARLIER]
            room -= len(earlier) + 1
            lead = [CLS, *earlier, SEP]
        else:
            lead = [CLS]
        if len(own) > room:
            head = min(HEAD, room // 3)
            own = own[:head] + own[len(own) - (room - head):]
        return [*lead, *own, SEP]
