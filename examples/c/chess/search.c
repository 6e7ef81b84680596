/* Which move is best: alpha-beta, captures to their end, and a table of positions that have been seen. */
#include "board.h"
#include <stdlib.h>
#include <string.h>

static const int worth[] = {[PAWN] = 100, [KNIGHT] = 320, [BISHOP] = 330, [ROOK] = 500, [QUEEN] = 900, [KING] = 0, [NOTHING] = 0};

uint64_t searched;

typedef enum { EXACT, AT_LEAST, AT_MOST } Bound;

typedef struct {
  uint64_t key;
  Move move;
  int16_t value;
  uint8_t depth, bound;
} Entry;

enum { ENTRIES = 1 << 12 };
static Entry table[ENTRIES];

/* Material, and how near to the middle it stands; for who is to move */
int evaluate(const Board *board) {
  int value = 0;
  for (int side = WHITE; side <= BLACK; side++) {
    int sum = 0;
    for (int piece = PAWN; piece < KINDS; piece++)
      EACH(square, board->of[side][piece]) {
        int file = abs(2 * FILE_OF(square) - 7), rank = abs(2 * RANK_OF(square) - 7);
        sum += worth[piece] - (piece == KING ? -(file + rank) : piece == PAWN ? file : file + rank);
        if (piece == PAWN)
          sum += 3 * (side == WHITE ? RANK_OF(square) : 7 - RANK_OF(square));
      }
    value += side == board->side ? sum : -sum;
  }
  return value;
}

/* Captures first, the most valuable by the least valuable; equal ones as they were made */
static int rank_of_move(const Move *move, Move first) {
  if (memcmp(move, &first, sizeof first) == 0)
    return 1 << 20;
  return move->taken == NOTHING ? (move->promoted == QUEEN ? 800 : 0) : 16 * worth[move->taken] - worth[move->piece] + 1000;
}

static void sort_moves(Moves *moves, Move first) {
  for (size_t i = 1; i < moves->count; i++) {
    Move move = moves->moves[i];
    int rank = rank_of_move(&move, first);
    size_t at = i;
    for (; at > 0 && rank_of_move(&moves->moves[at - 1], first) < rank; at--)
      moves->moves[at] = moves->moves[at - 1];
    moves->moves[at] = move;
  }
}

static int captures(const Board *board, int alpha, int beta) {
  Moves moves;
  searched++;
  int value = evaluate(board);
  if (value >= beta)
    return value;
  if (value > alpha)
    alpha = value;
  legal_moves(board, &moves);
  sort_moves(&moves, (Move){0});
  for (size_t i = 0; i < moves.count && moves.moves[i].taken != NOTHING; i++) {
    Board after = *board;
    play(&after, moves.moves[i]);
    value = -captures(&after, -beta, -alpha);
    if (value >= beta)
      return value;
    if (value > alpha)
      alpha = value;
  }
  return alpha;
}

static int negamax(const Board *board, int depth, int ply, int alpha, int beta, Move *best) {
  Entry *entry = &table[board->key % ENTRIES];
  Move first = {0}, ignored;
  if (depth == 0)
    return captures(board, alpha, beta);
  searched++;
  if (board->quiet >= 100)
    return 0;
  if (entry->key == board->key) {
    first = entry->move;
    bool is_enough = entry->bound == EXACT || (entry->bound == AT_LEAST ? entry->value >= beta : entry->value <= alpha);
    if (best == NULL && entry->depth == depth && is_enough)
      return entry->value;
  }
  Moves moves;
  legal_moves(board, &moves);
  if (moves.count == 0)
    return in_check(board, board->side) ? ply - MATE : 0;
  sort_moves(&moves, first);
  int found = -MATE - 1;
  Bound bound = AT_MOST;
  for (size_t i = 0; i < moves.count && found < beta; i++) {
    Board after = *board;
    play(&after, moves.moves[i]);
    int value = -negamax(&after, depth - 1, ply + 1, -beta, -alpha, NULL);
    if (value <= found)
      continue;
    found = value;
    *(best == NULL ? &ignored : best) = first = moves.moves[i];
    if (value > alpha)
      alpha = value, bound = EXACT;
  }
  if (found >= beta)
    bound = AT_LEAST;
  if (abs(found) < MATE - 100)
    *entry = (Entry){board->key, first, (int16_t)found, (uint8_t)depth, (uint8_t)bound};
  return found;
}

int search(const Board *board, int depth, Move *best) {
  int value = 0;
  for (int turn = 1; turn <= depth; turn++)
    value = negamax(board, turn, 0, -MATE - 1, MATE + 1, best);
  return value;
}
