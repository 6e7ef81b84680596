/* Positions: how they are written, who attacks what, and what a move makes of them. */
#include "board.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Steps to the neighbours, the first four as rooks go, the others as bishops */
static const struct {
  int file, rank;
} steps[8] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

static Squares rays[8][64], knights[64], kings[64], pawns[2][64];
static uint64_t piece_keys[2][KINDS][64], castling_keys[16], passant_keys[65], side_key;
/* What a move from or to a square leaves of the rights to castle */
static uint8_t kept_rights[64];

static Squares on_board(int file, int rank) {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? SQUARE(8 * rank + file) : 0;
}

static uint64_t next_key(void) {
  static uint64_t state = 0x9e3779b97f4a7c15u;
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * 0x2545f4914f6cdd1du;
}

static void start_square(int square) {
  int file = FILE_OF(square), rank = RANK_OF(square);
  for (int way = 0; way < 8; way++) {
    int to_file = file + steps[way].file, to_rank = rank + steps[way].rank;
    kings[square] |= on_board(to_file, to_rank);
    for (; on_board(to_file, to_rank); to_file += steps[way].file, to_rank += steps[way].rank)
      rays[way][square] |= on_board(to_file, to_rank);
  }
  for (int along = 1; along <= 2; along++)
    for (int signs = 0; signs < 4; signs++)
      knights[square] |= on_board(file + (signs & 1 ? along : -along), rank + (signs & 2 ? 3 - along : along - 3));
  pawns[WHITE][square] = on_board(file - 1, rank + 1) | on_board(file + 1, rank + 1);
  pawns[BLACK][square] = on_board(file - 1, rank - 1) | on_board(file + 1, rank - 1);
  kept_rights[square] = 15;
}

void start_tables(void) {
  for (int square = 0; square < 64; square++)
    start_square(square);
  kept_rights[0] -= WHITE_LONG, kept_rights[7] -= WHITE_SHORT, kept_rights[4] -= WHITE_LONG + WHITE_SHORT;
  kept_rights[56] -= BLACK_LONG, kept_rights[63] -= BLACK_SHORT, kept_rights[60] -= BLACK_LONG + BLACK_SHORT;
  uint64_t *keys = &piece_keys[0][0][0];
  for (size_t i = 0; i < sizeof piece_keys / sizeof *keys; i++)
    keys[i] = next_key();
  for (size_t i = 0; i < 16; i++)
    castling_keys[i] = next_key();
  for (size_t i = 0; i < 64; i++)
    passant_keys[i] = next_key();
  side_key = next_key();
}

/* Sliders: a ray up to the first piece on it. Rays 0, 1, 4 and 5 lead to higher squares. */
static Squares slide(int way, int square, Squares occupied) {
  Squares ray = rays[way][square], hit = ray & occupied;
  if (hit == 0)
    return ray;
  int first = way % 4 < 2 ? __builtin_ctzll(hit) : 63 - __builtin_clzll(hit);
  return ray ^ rays[way][first];
}

Squares attacks(int piece, int side, int square, Squares occupied) {
  Squares found = 0;
  switch (piece) {
  case PAWN:
    return pawns[side][square];
  case KNIGHT:
    return knights[square];
  case KING:
    return kings[square];
  default:
    for (int way = piece == BISHOP ? 4 : 0; way < (piece == ROOK ? 4 : 8); way++)
      found |= slide(way, square, occupied);
    return found;
  }
}

bool is_attacked(const Board *board, int square, int by) {
  Squares occupied = board->all[WHITE] | board->all[BLACK];
  const Squares *of = board->of[by];
  return pawns[!by][square] & of[PAWN] || knights[square] & of[KNIGHT] || kings[square] & of[KING] ||
         attacks(ROOK, by, square, occupied) & (of[ROOK] | of[QUEEN]) ||
         attacks(BISHOP, by, square, occupied) & (of[BISHOP] | of[QUEEN]);
}

bool in_check(const Board *board, int side) { return is_attacked(board, __builtin_ctzll(board->of[side][KING]), !side); }

int piece_at(const Board *board, int side, int square) {
  for (int piece = PAWN; piece < KINDS; piece++)
    if (board->of[side][piece] >> square & 1)
      return piece;
  return NOTHING;
}

/* The key is kept up to date piece by piece. */
static void change(Board *board, int side, int piece, int square) {
  board->of[side][piece] ^= SQUARE(square);
  board->all[side] ^= SQUARE(square);
  board->key ^= piece_keys[side][piece][square];
}

uint64_t key_of(const Board *board) {
  uint64_t key = castling_keys[board->castling] ^ passant_keys[board->passant] ^ (board->side == BLACK ? side_key : 0);
  for (int side = WHITE; side <= BLACK; side++)
    for (int piece = PAWN; piece < KINDS; piece++)
      EACH(square, board->of[side][piece]) key ^= piece_keys[side][piece][square];
  return key;
}

void play(Board *board, Move move) {
  int side = board->side, back = side == WHITE ? -8 : 8, from = (int)move.from, to = (int)move.to;
  if (move.taken != NOTHING)
    change(board, !side, (int)move.taken, move.is_passant ? to + back : to);
  change(board, side, (int)move.piece, from);
  change(board, side, move.promoted == NOTHING ? (int)move.piece : (int)move.promoted, to);
  if (move.is_castling) {
    change(board, side, ROOK, to > from ? to + 1 : to - 2);
    change(board, side, ROOK, to > from ? to - 1 : to + 1);
  }
  board->key ^= castling_keys[board->castling] ^ passant_keys[board->passant] ^ side_key;
  board->castling &= kept_rights[from] & kept_rights[to];
  board->passant = move.piece == PAWN && abs(to - from) == 16 ? (uint8_t)(to + back) : NO_SQUARE;
  board->key ^= castling_keys[board->castling] ^ passant_keys[board->passant];
  board->quiet = move.piece == PAWN || move.taken != NOTHING ? 0 : board->quiet + 1;
  board->number += side == BLACK;
  board->side = !side;
}

/* Forsyth-Edwards notation: six fields with a space between them */

static const char letters[] = "PNBRQKpnbrqk", rights[] = "KQkq";

static bool read_pieces(Board *board, const char **fen) {
  int file = 0, rank = 7;
  for (; **fen != '\0' && **fen != ' '; ++*fen) {
    const char c = **fen, *letter = strchr(letters, c);
    if (c == '/') {
      if (file != 8 || rank-- == 0)
        return false;
      file = 0;
    } else if (c >= '1' && c <= '8') {
      file += c - '0';
    } else if (letter != NULL && file < 8) {
      change(board, letter - letters >= KINDS, (int)(letter - letters) % KINDS, 8 * rank + file++);
    } else {
      return false;
    }
  }
  return rank == 0 && file == 8;
}

static const char *field(const char *fen) {
  while (*fen != '\0' && *fen != ' ')
    fen++;
  return *fen == ' ' ? fen + 1 : fen;
}

bool read_fen(Board *board, const char *fen) {
  memset(board, 0, sizeof *board);
  board->passant = NO_SQUARE;
  if (!read_pieces(board, &fen) || *fen == '\0')
    return false;
  fen = field(fen);
  board->side = *fen == 'b';
  if (*fen != 'w' && *fen != 'b')
    return false;
  fen = field(fen);
  for (; *fen != ' ' && *fen != '-' && *fen != '\0'; fen++) {
    const char *right = strchr(rights, *fen);
    if (right == NULL)
      return false;
    board->castling |= 1 << (right - rights);
  }
  fen = field(fen);
  if (fen[0] >= 'a' && fen[0] <= 'h' && (fen[1] == '3' || fen[1] == '6'))
    board->passant = (uint8_t)(fen[0] - 'a' + 8 * (fen[1] - '1'));
  else if (*fen != '-')
    return false;
  fen = field(fen);
  board->quiet = (uint8_t)strtoul(fen, NULL, 10);
  board->number = (uint16_t)strtoul(field(fen), NULL, 10);
  board->key = key_of(board);
  return __builtin_popcountll(board->of[WHITE][KING]) == 1 && __builtin_popcountll(board->of[BLACK][KING]) == 1 &&
         !in_check(board, !board->side);
}

static char letter_at(const Board *board, int square) {
  for (int side = WHITE; side <= BLACK; side++) {
    int piece = piece_at(board, side, square);
    if (piece != NOTHING)
      return letters[KINDS * side + piece];
  }
  return '.';
}

void write_fen(const Board *board, char fen[static LONGEST_FEN]) {
  char *out = fen;
  for (int rank = 7; rank >= 0; rank--) {
    int empty = 0;
    for (int file = 0; file <= 8; file++) {
      char letter = file < 8 ? letter_at(board, 8 * rank + file) : rank > 0 ? '/' : ' ';
      if (letter == '.') {
        empty++;
        continue;
      }
      if (empty > 0)
        *out++ = (char)('0' + empty);
      empty = 0;
      *out++ = letter;
    }
  }
  out += sprintf(out, "%c ", board->side == WHITE ? 'w' : 'b');
  for (int i = 0; i < 4; i++)
    if (board->castling >> i & 1)
      *out++ = rights[i];
  if (board->castling == 0)
    *out++ = '-';
  if (board->passant == NO_SQUARE)
    out += sprintf(out, " - ");
  else
    out += sprintf(out, " %c%d ", 'a' + FILE_OF(board->passant), 1 + RANK_OF(board->passant));
  sprintf(out, "%d %d", board->quiet, board->number);
}

void draw(const Board *board) {
  for (int rank = 7; rank >= 0; rank--) {
    printf("%d ", rank + 1);
    for (int file = 0; file < 8; file++)
      printf(" %c", letter_at(board, 8 * rank + file));
    putchar('\n');
  }
  puts("   a b c d e f g h");
}
