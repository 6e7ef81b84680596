/* Moves: all that the pieces could do, less those after which the own king could be taken. */
#include "board.h"
#include <stdio.h>
#include <string.h>

static void add(Moves *moves, Move move) { moves->moves[moves->count++] = move; }

/* A move of a pawn, four of them if it ends on the last rank */
static void add_pawn(Moves *moves, Move move) {
  if (RANK_OF(move.to) % 7 != 0) {
    add(moves, move);
    return;
  }
  static const uint8_t choices[] = {QUEEN, ROOK, BISHOP, KNIGHT};
  for (size_t i = 0; i < sizeof choices; i++) {
    move.promoted = choices[i];
    add(moves, move);
  }
}

static void pawn_moves(const Board *board, Moves *moves) {
  int side = board->side, ahead = side == WHITE ? 8 : -8, first = side == WHITE ? 1 : 6;
  Squares occupied = board->all[WHITE] | board->all[BLACK];
  EACH(from, board->of[side][PAWN]) {
    Move move = {.from = (uint32_t)from, .piece = PAWN, .taken = NOTHING, .promoted = NOTHING};
    if (!(occupied >> (from + ahead) & 1)) {
      move.to = (uint32_t)(from + ahead);
      add_pawn(moves, move);
      move.to = (uint32_t)(from + 2 * ahead);
      if (RANK_OF(from) == first && !(occupied >> (from + 2 * ahead) & 1))
        add(moves, move);
    }
    Squares reached = attacks(PAWN, side, from, occupied);
    EACH(to, reached & board->all[!side]) {
      move.to = (uint32_t)to;
      move.taken = (uint32_t)piece_at(board, !side, to) & 7;
      add_pawn(moves, move);
    }
    if (board->passant != NO_SQUARE && reached >> board->passant & 1) {
      move.to = board->passant & 63;
      move.taken = PAWN;
      move.is_passant = 1;
      add(moves, move);
    }
  }
}

static void piece_moves(const Board *board, int piece, Moves *moves) {
  int side = board->side;
  Squares occupied = board->all[WHITE] | board->all[BLACK];
  EACH(from, board->of[side][piece])
  EACH(to, attacks(piece, side, from, occupied) & ~board->all[side])
  add(moves, (Move){.from = (uint32_t)from & 63,
                    .to = (uint32_t)to & 63,
                    .piece = (uint32_t)piece & 7,
                    .taken = (uint32_t)piece_at(board, !side, to) & 7,
                    .promoted = NOTHING});
}

/* The squares between are free, and the king passes none that is attacked. */
static void castle(const Board *board, unsigned right, Squares between, int to, Moves *moves) {
  int side = board->side, from = side == WHITE ? 4 : 60, step = to > from ? 1 : -1;
  if (!(board->castling & right) || (board->all[WHITE] | board->all[BLACK]) & between)
    return;
  for (int square = from; square != to + step; square += step)
    if (is_attacked(board, square, !side))
      return;
  add(moves, (Move){.from = (uint32_t)from & 63,
                    .to = (uint32_t)to & 63,
                    .piece = KING,
                    .taken = NOTHING,
                    .promoted = NOTHING,
                    .is_castling = 1});
}

void legal_moves(const Board *board, Moves *moves) {
  moves->count = 0;
  pawn_moves(board, moves);
  for (int piece = KNIGHT; piece < KINDS; piece++)
    piece_moves(board, piece, moves);
  int shift = board->side == WHITE ? 0 : 56;
  castle(board, board->side == WHITE ? WHITE_SHORT : BLACK_SHORT, (Squares)0x60 << shift, 6 + shift, moves);
  castle(board, board->side == WHITE ? WHITE_LONG : BLACK_LONG, (Squares)0x0e << shift, 2 + shift, moves);
  size_t kept = 0;
  for (size_t i = 0; i < moves->count; i++) {
    Board after = *board;
    play(&after, moves->moves[i]);
    if (!in_check(&after, board->side))
      moves->moves[kept++] = moves->moves[i];
  }
  moves->count = kept;
}

/* How many games there are from here, of so many half moves */
uint64_t perft(const Board *board, int depth) {
  Moves moves;
  if (depth == 0)
    return 1;
  legal_moves(board, &moves);
  if (depth == 1)
    return moves.count;
  uint64_t total = 0;
  for (size_t i = 0; i < moves.count; i++) {
    Board after = *board;
    play(&after, moves.moves[i]);
    total += perft(&after, depth - 1);
  }
  return total;
}

static char *square_text(char *out, unsigned square) {
  *out++ = (char)('a' + FILE_OF(square));
  *out++ = (char)('1' + RANK_OF(square));
  *out = '\0';
  return out;
}

void move_text(Move move, char text[static 6]) {
  char *out = square_text(square_text(text, move.from), move.to);
  if (move.promoted != NOTHING) {
    *out++ = "pnbrqk"[move.promoted];
    *out = '\0';
  }
}

/* As people write it: no more of the square that it comes from than is needed to tell it from others */
void move_san(const Board *board, Move move, char text[static 12]) {
  Moves moves;
  Board after = *board;
  char *out = text;
  if (move.is_castling) {
    out = stpcpy(out, move.to > move.from ? "O-O" : "O-O-O");
  } else {
    bool same_file = false, same_rank = false, is_other = false;
    legal_moves(board, &moves);
    for (size_t i = 0; i < moves.count; i++) {
      Move other = moves.moves[i];
      if (other.piece != move.piece || other.to != move.to || other.from == move.from)
        continue;
      is_other = true;
      same_file |= FILE_OF(other.from) == FILE_OF(move.from);
      same_rank |= RANK_OF(other.from) == RANK_OF(move.from);
    }
    if (move.piece != PAWN)
      *out++ = "PNBRQK"[move.piece];
    if (move.piece == PAWN ? move.taken != NOTHING : is_other && (!same_file || same_rank))
      *out++ = (char)('a' + FILE_OF(move.from));
    if (move.piece != PAWN && same_file)
      *out++ = (char)('1' + RANK_OF(move.from));
    if (move.taken != NOTHING)
      *out++ = 'x';
    out = square_text(out, move.to);
    if (move.promoted != NOTHING)
      *out++ = '=', *out++ = "PNBRQK"[move.promoted];
  }
  play(&after, move);
  legal_moves(&after, &moves);
  if (in_check(&after, after.side))
    *out++ = moves.count == 0 ? '#' : '+';
  *out = '\0';
}
